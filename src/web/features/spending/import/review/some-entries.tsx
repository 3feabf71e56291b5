import type { Household } from "#domain/household/household.ts";
import { EntryLine } from "./entry-line.tsx";
import type { Sorted } from "./review.ts";

const shown = 20;

/** The first of those to be brought, with what they are for. */
export function SomeEntries({ household, chosen }: { household: Household; chosen: readonly Sorted[] }) {
  if (chosen.length === 0) return null;
  const labelOf = ({ sorting }: Sorted) => household.categories.find(({ id }) => id === sorting?.categoryId)?.label;
  const more = chosen.length - shown;
  return (
    <details className="bank-more">
      <summary>Look at {more > 0 ? `the first ${shown}` : "them"}</summary>
      <ul className="rows bank-lines">
        {chosen.slice(0, shown).map((one) => (
          <EntryLine key={one.entry.line} entry={one.entry} money={household}>
            {one.entry.kind === "spending" && <span className="small">{labelOf(one) ?? "No category"}</span>}
          </EntryLine>
        ))}
      </ul>
    </details>
  );
}
