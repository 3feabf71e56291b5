import type { Day } from "#domain/time/day.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { LINE } from "#web/ui/chart-text.ts";
import { useMeasuredWidth } from "#web/ui/chart-width.ts";
import type { CountdownEnd } from "./countdown-ends.ts";
import { type EndLabel, labelHeight, markRadius, payoffLineLayout } from "./payoff-line-layout.ts";

const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
const shortMonth = ({ on }: { on: Day }): string => month.format(new Date(on));

/** The way to debt-free with a mark where each debt is gone. The list says the same to those who do not see it. */
export function PayoffLine({ ends }: { ends: readonly CountdownEnd[] }) {
  const [frame, width] = useMeasuredWidth();
  const { marks, labels, unnamed } = payoffLineLayout(ends, width, shortMonth);
  const top = labels.some(({ side }) => side === "above") ? labelHeight + markRadius : markRadius + 1;
  return (
    <figure ref={frame} className="payoff-line">
      <svg className="payoff-line-drawing" height={top + markRadius + labelHeight} aria-hidden="true">
        <line className="payoff-line-axis" x1="0" x2={width} y1={top} y2={top} />
        {marks.map(({ end, x, isLast }) => (
          <circle key={end.on} className={isLast ? "payoff-line-end" : "payoff-line-mark"} cx={x} cy={top} r="5.5" />
        ))}
        {labels.map((label) => (
          <Label key={label.end.on} label={label} top={top} />
        ))}
      </svg>
      <ol className="visually-hidden">
        {ends.map(({ labels: names, on }) => (
          <li key={on}>
            {names.join(", ")}: paid off in {monthWords(on)}
          </li>
        ))}
      </ol>
      {unnamed.length > 0 && (
        <figcaption className="small quiet" aria-hidden="true">
          Also on the way: {alsoWords(unnamed)}
        </figcaption>
      )}
    </figure>
  );
}

/** As many as a line or two hold; the list has all of them. */
const mostAlso = 6;

function alsoWords(ends: readonly CountdownEnd[]): string {
  const words = ends.slice(0, mostAlso).map((end) => `${end.labels.join(", ")} (${shortMonth(end)})`);
  return words.join(", ") + (ends.length > mostAlso ? ` and ${ends.length - mostAlso} more` : "");
}

function Label({ label: { name, month: when, x, anchor, side }, top }: { label: EndLabel; top: number }) {
  const first = side === "below" ? top + markRadius + LINE + 2 : top - markRadius - LINE - 6;
  return (
    <text className="payoff-line-label" textAnchor={anchor} x={x} y={first}>
      <tspan className="payoff-line-name">{name}</tspan>
      <tspan x={x} dy={LINE}>
        {when}
      </tspan>
    </text>
  );
}
