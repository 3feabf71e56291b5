import { type ReactNode, useId, useState } from "react";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { useKeptKeyboard } from "../use-kept-keyboard.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { duplicateOf } from "./edit/draft.ts";
import { EntriesEnd, EntriesHead } from "./entries-ends.tsx";
import { inPeriod } from "./entry-words.ts";
import { FilterPanel, FiltersInForce } from "./find/filter-panel.tsx";
import { FindBar } from "./find/find-bar.tsx";
import { type Finding, useFind } from "./find/use-find.ts";
import { EntryList } from "./list/entry-list.tsx";
import { useSelection } from "./list/use-selection.ts";
import { NoEntries } from "./no-entries.tsx";
import { useBulk, useOpened } from "./use-entries.ts";
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
  figures: Pick<Figures, "household" | "today" | "book" | "state">;
  period: SpendingPeriod;
  /** The person who is here, where that is known. */
  self?: string | undefined;
  /** A category to show alone, as the address has it; "": what has none. */
  categoryId?: string | undefined;
  /** The category was chosen or taken off here. */
  onCategory?: ((id: string | undefined) => void) | undefined;
  /** Further things to do, beside adding. */
  actions?: ReactNode;
}

/** The entries of a period, or of all time where something is looked for. */
export function Entries(props: EntriesProps) {
  const { figures, period, self, actions } = props;
  const { household, today } = figures;
  const id = useId();
  const finding = useFind(figures, period, props);
  const { found, search } = finding;
  const selection = useSelection(found, finding.filter);
  const editing = useOpened(period, today);
  const bulk = useBulk(figures, found, selection);
  const [isFiltering, setFiltering] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const root = useKeptKeyboard<HTMLElement>(rowOrHeading);
  return (
    <section ref={root} className="section entries" aria-labelledby={id}>
      <EntriesHead {...{ id, figures, finding, period }} />
      <FindBar
        {...{ finding, actions, isOpen: isFiltering, onToggle: () => setFiltering(!isFiltering), onAdd: editing.add }}
        isChoosing={selection.isOn}
        onChoose={selection.isOn ? selection.clear : selection.begin}
      />
      {isFiltering && <FilterPanel {...{ household, finding }} periodLabel={periodLabel(period, figures)} />}
      <FiltersInForce {...{ household, finding }} />
      <OverriddenValues kinds={["transaction"]} />
      <Listing {...{ figures, finding, selection, period, editing }} onDelete={bulk.remove} />
      {selection.isOn && (
        <BulkBar
          {...{ household, count: selection.ids.size, spent: bulk.spent() }}
          {...{ onAll: selection.all, onDone: selection.clear, onChange: () => setChanging(true) }}
          onDelete={() => void bulk.remove(selection.ids)}
        />
      )}
      {editing.opened && (
        <EntryEditor
          key={editing.turn}
          {...{ figures, self, entries: search.entries, opened: editing.opened }}
          {...{ onOpen: editing.open, onClose: editing.close }}
        />
      )}
      {isChanging && (
        <BulkDialog
          {...{ household, today, count: selection.ids.size, onChange: bulk.change }}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  );
}

/** Where the keyboard goes on from: the row that it was in last, or where there is none the heading. */
const rowOrHeading = (around: Element): HTMLElement | null | undefined => {
  const section = around.closest(".entries");
  return section?.querySelector<HTMLElement>("tr[tabindex='0']") ?? section?.querySelector<HTMLElement>("h2");
};

function periodLabel(period: SpendingPeriod, { today }: Pick<Figures, "today">): string {
  const words = inPeriod(period, today);
  return words[0]!.toUpperCase() + words.slice(1);
}

interface ListingProps extends Pick<EntriesProps, "figures" | "period"> {
  finding: Finding;
  selection: ReturnType<typeof useSelection>;
  editing: ReturnType<typeof useOpened>;
  onDelete: (ids: ReadonlySet<string>) => Promise<void>;
}

function Listing({ figures, period, finding, selection, editing, onDelete }: ListingProps) {
  const { household, today } = figures;
  const { found, starts, sums } = finding;
  if (found.positions.length === 0) return <NoEntries {...{ figures, period, finding }} />;
  return (
    <>
      <EntryList
        {...{ label: "Entries", household, today, found, starts, sums, selection, onEdit: editing.edit }}
        onDuplicate={(entry) => editing.open({ kind: "add", draft: duplicateOf(entry, household, today) })}
        onDelete={(ids) => void onDelete(ids)}
      />
      <EntriesEnd {...{ figures, finding, period }} />
    </>
  );
}
