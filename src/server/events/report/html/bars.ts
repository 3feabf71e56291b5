import type { FunnelStep } from "#domain/funnel/funnel-event.ts";
import { wholePercent } from "../figures.ts";
import type { Rate } from "../lander-rates.ts";
import { type Html, html } from "./html.ts";

/** Measured in percent of their place, so that a drawing grows with the page and its strokes and words do not. */
const along = (share: number): string => `${Number((Math.min(1, Math.max(0, share)) * 100).toFixed(2))}%`;

/** Marigold means saved, here as everywhere. */
const toneOf = (step: FunnelStep): string => (step === "first-save" || step === "week-4" ? "saved" : "fill");

/** The words beside it say the same. */
export const shareBar = (step: FunnelStep, share: number): Html =>
  html`<svg class="bar" aria-hidden="true"><rect class="track" width="100%" height="12" rx="2"/>${
    share > 0 && html`<rect class="${toneOf(step)}" width="${along(share)}" height="12" rx="2"/>`
  }</svg>`;

/** A bar up to the share, and across it a line over all shares that it could be in truth. */
export function rateBar(step: FunnelStep, { interval, isTelling }: Rate, end: number): Html {
  const track = html`<line class="track" x1="0" x2="100%" y1="22" y2="22"/>`;
  if (!interval) return html`<svg class="rate" aria-hidden="true">${track}</svg>`;
  const [low, high] = [along(interval.low / end), along(interval.high / end)];
  const whisker = html`<line x1="${low}" x2="${high}" y1="12" y2="12"/>${[low, high].map(
    (x) => html`<line x1="${x}" x2="${x}" y1="7" y2="17"/>`,
  )}`;
  if (!isTelling) return html`<svg class="rate" aria-hidden="true">${track}<g class="unsure">${whisker}</g></svg>`;
  const fill = html`<rect class="${toneOf(step)}" y="6" width="${along(interval.share / end)}" height="12" rx="2"/>`;
  return html`<svg class="rate" aria-hidden="true">${track}${
    interval.share > 0 && fill
  }<g class="halo">${whisker}</g><g class="whisker">${whisker}</g></svg>`;
}

export const rateAxis = (end: number): Html =>
  html`<svg class="axis" aria-hidden="true"><text x="0" y="13">0</text><text x="50%" y="13" text-anchor="middle">${wholePercent(
    end / 2,
  )}</text><text x="100%" y="13" text-anchor="end">${wholePercent(end)}</text></svg>`;
