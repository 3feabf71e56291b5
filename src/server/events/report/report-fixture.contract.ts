import { history, makeBrowsers } from "#domain/funnel/browsers.fixture.ts";
import { type FunnelCounts, funnelCounter } from "#domain/funnel/funnel-counter.ts";
import type { FunnelEvent, TouchNames } from "#domain/funnel/funnel-event.ts";
import type { Period } from "#domain/funnel/period.ts";

export const now = Date.UTC(2026, 10, 15, 17, 20);

export const touch = (source: string, medium = "referral", campaign = "", lander = ""): TouchNames => ({
  source,
  medium,
  campaign,
  lander,
});

export const period = (more: Partial<Period> = {}): Period => ({
  from: null,
  to: null,
  zone: "Europe/Berlin",
  now,
  withBots: false,
  ...more,
});

export function countsOf(events: readonly FunnelEvent[], more: Partial<Period> = {}): FunnelCounts {
  const counter = funnelCounter(period(more));
  for (const event of events) counter.add(event);
  return counter.counts();
}

const usual = [
  touch("google", "organic"),
  touch("google", "cpc", "autumn", "couples"),
  touch("facebook", "paid_social", "debt-free", "debt"),
  touch("(direct)", "(none)"),
];

const lasting = now - Date.UTC(2026, 8, 1);

/** A few weeks of a site with a few hundred browsers. */
export const someEvents = (touches: readonly TouchNames[] = usual, count = 300, end = now): FunnelEvent[] =>
  history(makeBrowsers(7, count, { from: end - lasting, to: end, touches, bots: 0.1, again: 0.7 }));

/** Names crafted to attack the reader of a report. */
export const hostile = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `</style></title><svg onload=alert(1)>`,
  `' onmouseover='alert(1)`,
  '=HYPERLINK("https://evil.example";"click")',
  "+1+cmd|' /C calc'!A0",
  "\t=1+1",
  "\r\n@SUM(A1)",
  'a";=1+1;"',
  "\u001b[2J\u001b]0;owned\u0007\u009b31m",
  "\u202Egnp.exe\u2066\u200b",
  "line\nbreak\u2028and\u0000null",
  "\ud800lone",
  "漢字".repeat(40),
  "x".repeat(100),
  "{{7*7}}",
];
