import { dollars } from "#content/sample-household.ts";
import { WeekFace } from "#web/ui/week-strip/week-cell.tsx";

/** A row of weeks: the saved ones, the current one, then future ones. */
export function CountedWeeks({ saved = 0, weeks }: { saved?: number; weeks: number }) {
  const faces = Array.from(
    { length: weeks },
    (_, index) =>
      ({
        week: index + 1,
        state: index < saved ? "saved" : index === saved ? "now" : "next",
      }) as const,
  );
  return faces.map(({ week, state }) => <WeekFace key={week} state={state} />);
}

/** The total below a drawing. */
export function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="sum">
      <span>{label}</span>
      <span className="picture-total">{dollars(cents)}</span>
    </div>
  );
}
