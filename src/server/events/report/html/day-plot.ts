import type { DailyKind, DayCounts } from "#domain/funnel/daily.ts";
import { yearOf } from "#domain/time/day.ts";
import { count, counted, longDay, shortDay } from "../figures.ts";
import { dailyNames } from "../words.ts";
import { type Html, html } from "./html.ts";

const [top, height] = [16, 92];
const bottom = top + height;

/** The next round number, where an axis may end. */
export function roundAbove(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= most)!;
}

/** One kind by itself, on its own scale: beside the landings, the saves would lie flat on the ground. */
export function dayPlot(daily: readonly DayCounts[], kind: DailyKind): Html {
  const total = daily.reduce((sum, day) => sum + day[kind], 0);
  const end = roundAbove(Math.max(...daily.map((day) => day[kind])));
  return html`<figure class="plot"><h3>${dailyNames[kind]}</h3><p>${count(total)}</p>
<svg role="img" aria-label="${inWords(daily, kind, total)}">
<line x1="0" x2="100%" y1="${top}" y2="${top}"/><text x="0" y="${top - 4}">${count(end)}</text>
<svg y="${top}" height="${height}" viewBox="0 0 ${daily.length} ${end}" preserveAspectRatio="none"><path class="${
    kind === "saves" ? "saved" : "fill"
  }" d="${shapeOf(daily, kind, end)}"/></svg>
<line class="ground" x1="0" x2="100%" y1="${bottom}" y2="${bottom}"/>${dayLabels(daily)}
</svg></figure>`;
}

/** More of them would be all outline. */
const mostBars = 60;

/** All bars as one shape: a year of them is a long page otherwise. Where there are many, they stand side by side. */
function shapeOf(daily: readonly DayCounts[], kind: DailyKind, end: number): string {
  if (daily.length > mostBars)
    return `M0 ${end}${daily.map((day, index) => `V${end - day[kind]}H${index + 1}`).join("")}V${end}z`;
  return daily.map((day, index) => (day[kind] > 0 ? `M${index + 0.1} ${end}v${-day[kind]}h.8V${end}z` : "")).join("");
}

function dayLabels(daily: readonly DayCounts[]): Html[] {
  const [first, last] = [daily[0]!, daily.at(-1)!];
  const nameOf = yearOf(first.day) === yearOf(last.day) ? shortDay : longDay;
  const label = ({ day }: DayCounts, x: string, anchor: string) =>
    html`<text x="${x}" y="${bottom + 16}" text-anchor="${anchor}">${nameOf(day)}</text>`;
  return first === last ? [label(first, "50%", "middle")] : [label(first, "0", "start"), label(last, "100%", "end")];
}

function inWords(daily: readonly DayCounts[], kind: DailyKind, total: number): string {
  const name = dailyNames[kind].toLowerCase();
  if (total === 0) return `No ${name} on any day.`;
  const most = daily.reduce((best, day) => (day[kind] > best[kind] ? day : best));
  const words = `${count(total)} ${name} in ${counted(daily.length, "day")}`;
  return `${words}, most on ${longDay(most.day)}: ${count(most[kind])}. The table below has every day.`;
}
