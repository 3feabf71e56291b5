import { type ReactNode, useId, useState } from "react";
import { formatMoney } from "#domain/money/money.ts";
import { entryAt } from "#domain/spending/find-entries.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { Announcement } from "#web/ui/announcement.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { useRestoredFocus } from "../use-restored-focus.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { duplicateOf } from "./edit/draft.ts";
import { entriesWords, inPeriod, periodName, sumWords } from "./entry-words.ts";
import { ActiveFilters, FilterPanel } from "./find/filter-panel.tsx";
import { FindBar } from "./find/find-bar.tsx";
import { type Finding, isSearchActive, isSplit, useFind, whenOf } from "./find/use-find.ts";
import { EntryList } from "./list/entry-list.tsx";
import { useSelection } from "./list/use-selection.ts";
import { useTransfers } from "./list/use-transfers.ts";
import { useBulkActions, useEntryEditor } from "./use-entries.ts";
import "./entries.css";

const EntryEditor = lazyDialog(
  lazyChunk("entry-editor", () => import("./edit/editor.tsx")),
  (module) => module.default,
  "Entry",
);
const BulkDialog = lazyDialog(
  lazyChunk("bulk-dialog", () => import("./bulk/bulk-dialog.tsx")),
  (module) => module.default,
  "Change entries",
);

export interface EntriesProps {
  figures: Pick<Figures, "household" | "today" | "book" | "state" | "current">;
  period: SpendingPeriod;
  /** The current user's person, if known. */
  self?: string | undefined;
  /** The category filter of the URL; "" means entries without a category. */
  categoryId?: string | undefined;
  /** Called when the category filter is changed here. */
  onCategory?: ((id: string | undefined) => void) | undefined;
  /** More actions next to Add. */
  actions?: ReactNode;
}

/** The entries of a period, or search results from all time. */
export function Entries(props: EntriesProps) {
  const { figures, period, self, actions } = props;
  const { household, today } = figures;
  const id = useId();
  const finding = useFind(figures, period, props);
  const { found, search } = finding;
  const selection = useSelection(found, finding.filter);
  const editing = useEntryEditor(period, today);
  const bulk = useBulkActions(figures, found, selection);
  const [isFiltering, setFiltering] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const root = useRestoredFocus<HTMLElement>(focusRowOrHeading);
  return (
    <section ref={root} className="section entries" aria-labelledby={id}>
      <EntriesHead id={id} figures={figures} finding={finding} period={period} />
      <FindBar
        finding={finding}
        actions={actions}
        isOpen={isFiltering}
        onToggle={() => setFiltering(!isFiltering)}
        onAdd={editing.add}
        isSelecting={selection.isOn}
        onSelect={selection.isOn ? selection.clear : selection.begin}
      />
      {isFiltering && (
        <FilterPanel household={household} finding={finding} periodLabel={periodLabel(period, figures)} />
      )}
      <ActiveFilters household={household} finding={finding} />
      <OverriddenValues kinds={["transaction"]} />
      <Listing
        figures={figures}
        finding={finding}
        selection={selection}
        period={period}
        editing={editing}
        onDelete={bulk.remove}
      />
      {selection.isOn && (
        <BulkBar
          household={household}
          count={selection.ids.size}
          spent={bulk.spent()}
          onAll={selection.all}
          onDone={selection.clear}
          onChange={() => setChanging(true)}
          onDelete={() => void bulk.remove(selection.ids)}
        />
      )}
      {editing.opened && (
        <EntryEditor
          key={editing.formKey}
          figures={figures}
          self={self}
          entries={search.entries}
          opened={editing.opened}
          onOpen={editing.open}
          onClose={editing.close}
        />
      )}
      {isChanging && (
        <BulkDialog
          household={household}
          today={today}
          count={selection.ids.size}
          onChange={bulk.change}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  );
}

/** Focuses the last active row, or the heading if there is none. */
function focusRowOrHeading(around: Element): void {
  const section = around.closest(".entries");
  if (!focusIn(section, "tr[tabindex='0']", { preventScroll: true })) focusIn(section, "h2", { preventScroll: true });
}

function periodLabel(period: SpendingPeriod, { today }: Pick<Figures, "today">): string {
  const words = inPeriod(period, today);
  return words[0]!.toUpperCase() + words.slice(1);
}

interface ListingProps extends Pick<EntriesProps, "figures" | "period"> {
  finding: Finding;
  selection: ReturnType<typeof useSelection>;
  editing: ReturnType<typeof useEntryEditor>;
  onDelete: (ids: ReadonlySet<string>) => Promise<void>;
}

function Listing({ figures, period, finding, selection, editing, onDelete }: ListingProps) {
  const { household, today } = figures;
  const { found, starts, sums } = finding;
  const transfers = useTransfers(figures);
  if (found.positions.length === 0) return <NoEntries figures={figures} period={period} finding={finding} />;
  return (
    <>
      <EntryList
        label="Entries"
        household={household}
        today={today}
        found={found}
        starts={starts}
        sums={sums}
        selection={selection}
        transfers={transfers}
        onEdit={editing.edit}
        onDuplicate={(entry) => editing.open({ kind: "add", draft: duplicateOf(entry, household, today) })}
        onDelete={(ids) => void onDelete(ids)}
      />
      <EntriesEnd figures={figures} finding={finding} period={period} />
    </>
  );
}

interface EndProps {
  figures: Pick<Figures, "household" | "today">;
  finding: Finding;
  period: SpendingPeriod;
}

/** The heading with the number of entries, and with their sum while searching. */
function EntriesHead({ id, figures: { household, today }, finding, period }: EndProps & { id: string }) {
  const { find, found, sums } = finding;
  const count = found.positions.length.toLocaleString("en");
  const words = isSearchActive(find) ? foundWords(finding) : `${count} ${inPeriod(period, today)}`;
  const sum = isSearchActive(find) && found.positions.length > 0 ? sums() : undefined;
  return (
    <div className="section-head">
      <h2 id={id} tabIndex={-1}>
        Entries
      </h2>
      <p className="entries-count">
        {words}
        {sum?.ok && <strong> {sumWords(sum.value, household)}</strong>}
      </p>
      {isSearchActive(find) && <Announcement text={words} />}
    </div>
  );
}

const foundWords = ({ found }: Finding): string =>
  found.positions.length === 0 ? "None found" : `${entriesWords(found.positions.length)} found`;

/** The closing sum, as in a ledger. */
function EntriesEnd({ figures: { household, today }, finding, period }: EndProps) {
  const { find, filter, sums } = finding;
  const sum = sums();
  const isUnfiltered = !isSearchActive(find);
  const when = whenOf(find) === "period" ? `Found ${inPeriod(period, today)}` : "All found";
  return (
    <div className="entries-end">
      <p className="sum">
        <span>{isUnfiltered ? periodName(period, today) : when}</span>
        <span>{sum.ok ? formatMoney(sum.value.spent, household) : "–"}</span>
      </p>
      {sum.ok && sum.value.apart !== 0 && (
        <p className="entries-income">
          <span>Of it, for bills or paid by goals</span>
          <span>{formatMoney(sum.value.apart, household)}</span>
        </p>
      )}
      {sum.ok && sum.value.income !== 0 && (
        <p className="entries-income">
          <span>Income</span>
          <span>{formatMoney(sum.value.income, household, { sign: "always" })}</span>
        </p>
      )}
      {!sum.ok && <p className="small quiet">These are too large to be added up exactly.</p>}
      {filter.categoryId !== undefined && hasSplit(finding) && (
        <p className="small quiet">Split entries count with the part that is of this category.</p>
      )}
    </div>
  );
}

const hasSplit = ({ found }: Finding): boolean => found.positions.some((_, at) => isSplit(entryAt(found, at)));

interface NoEntriesProps {
  figures: Pick<Figures, "today" | "state">;
  period: SpendingPeriod;
  finding: Finding;
}

/** The empty list: still loading, no match, or nothing entered. */
function NoEntries({ figures: { today, state }, period, finding }: NoEntriesProps) {
  const { find, search, change, clear } = finding;
  if (!state.hasEntries) return <p className="entries-waiting quiet">Your entries are being read.</p>;
  if (isSearchActive(find))
    return (
      <EmptyState
        text={find.text.trim() === "" ? "No entry fits these choices." : `Nothing found for “${find.text.trim()}”.`}
        action={
          <>
            {find.when !== "always" && find.text.trim() === "" && (
              <Button variant="outline" onClick={() => change({ when: "always" })}>
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
