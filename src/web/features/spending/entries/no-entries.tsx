import type { SpendingPeriod } from "#domain/spending/period.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { inPeriod } from "./entry-words.ts";
import { isAsked } from "./find/find-state.ts";
import type { Finding } from "./find/use-find.ts";

interface NoEntriesProps {
  figures: Pick<Figures, "today" | "state">;
  period: SpendingPeriod;
  finding: Finding;
}

/** Nothing to list: because it is still being read, nothing fits, or nothing was entered. */
export function NoEntries({ figures: { today, state }, period, finding }: NoEntriesProps) {
  const { find, search, ask, clear } = finding;
  if (!state.hasEntries) return <p className="entries-waiting quiet">Your entries are being read.</p>;
  if (isAsked(find))
    return (
      <EmptyState
        text={find.text.trim() === "" ? "No entry fits these choices." : `Nothing found for “${find.text.trim()}”.`}
        action={
          <>
            {find.when !== "always" && find.text.trim() === "" && (
              <Button variant="outline" onClick={() => ask({ when: "always" })}>
                Look in all of the past
              </Button>
            )}
            <Button variant="outline" onClick={clear}>
              Show all again
            </Button>
          </>
        }
      />
    );
  const text =
    search.entries.length === 0
      ? "Nothing is entered yet. The first expense takes a few seconds."
      : `Nothing is entered ${inPeriod(period, today)}.`;
  return <EmptyState text={text} />;
}
