import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Transaction } from "#domain/household/records.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { entryAt, type FoundEntries } from "#domain/spending/find-entries.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { maxExactSum } from "#domain/spending/spending-book.ts";
import type { Day } from "#domain/time/day.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { failedWriteText } from "../words.ts";
import { type BulkChange, changeOf, changingEntries, deletingEntries } from "./bulk/bulk-commands.ts";
import { blankDraft, type Draft } from "./edit/draft.ts";
import type { EditorTarget } from "./edit/use-editor.ts";
import { entriesWords, entryAndAmount } from "./entry-words.ts";
import type { Selection } from "./list/use-selection.ts";

/** Which entry is open. An unfinished new entry is restored the next time. */
export function useEntryEditor(period: SpendingPeriod, today: Day) {
  const [opened, setOpened] = useState<EditorTarget>();
  // A new key gives each opened entry a fresh form.
  const [formKey, setFormKey] = useState(0);
  const unfinished = useRef<Draft>(undefined);
  const open = (next: EditorTarget) => {
    setOpened(next);
    setFormKey((now) => now + 1);
  };
  useAddFromLink((account) => {
    const draft = unfinished.current ?? blankDraft(defaultDay(period, today));
    open({ kind: "add", draft: { ...draft, account } });
  });
  return {
    opened,
    formKey,
    open,
    add: () => open({ kind: "add", draft: unfinished.current ?? blankDraft(defaultDay(period, today)) }),
    edit: (entry: Transaction) => open({ kind: "edit", entry }),
    close(draft?: Draft) {
      if (opened?.kind === "add") unfinished.current = draft;
      setOpened(undefined);
    },
  };
}

/** Opens a new entry of an account if a link asks for it (`addEntryPath`), once: a reload does not open it again. */
function useAddFromLink(add: (account: string) => void): void {
  const { pathname, search, hash } = useLocation();
  const account = new URLSearchParams(search).get("add");
  const open = useEffectEvent(add);
  useEffect(() => {
    if (!account) return;
    open(account);
    const params = new URLSearchParams(search);
    params.delete("add");
    // URLSearchParams writes `name=` for a parameter without a value, such as that of the sample household.
    const query = params.toString().replace(/=(?=&|$)/g, "");
    navigate(`${pathname}${query && `?${query}`}${hash}`, { replace: true, samePage: true });
  }, [account, pathname, search, hash]);
}

/** New entries default to the shown period: today if it is in it, else the nearest day. */
const defaultDay = ({ from, to }: SpendingPeriod, today: Day): Day => (today < from ? from : today > to ? to : today);

/** Actions on the selected entries, each with one undo and a message with their number. */
export function useBulkActions({ household }: Pick<Figures, "household">, found: FoundEntries, selection: Selection) {
  const run = useRun();
  const entries = () => entriesOf(found, selection.ids);
  return {
    async remove(ids: ReadonlySet<string>) {
      const chosen = entriesOf(found, ids);
      const [only] = chosen;
      const what = chosen.length === 1 && only ? entryAndAmount(only, household) : entriesWords(chosen.length);
      const written = await run(deletingEntries(ids), `${what}: deleted`);
      if (written.ok) selection.clear();
    },
    /** Returns a sentence if nothing was changed. */
    async change(change: BulkChange): Promise<string | undefined> {
      const chosen = entries();
      const changes = new Map(
        chosen.flatMap((entry) => {
          const changed = changeOf(entry, change, household);
          return changed ? [[entry.id, changed] as const] : [];
        }),
      );
      if (changes.size === 0) return "Nothing to change: they are so already, or it does not fit them.";
      const written = await run(changingEntries(changes), changedWords(changes.size, chosen.length));
      if (!written.ok) return failedWriteText(written.problem);
      selection.clear();
      return undefined;
    },
    spent: () => spentBy(entries()),
  };
}

const changedWords = (changed: number, all: number): string =>
  changed === all
    ? `${entriesWords(changed)} changed`
    : `${entriesWords(changed)} changed, ${(all - changed).toLocaleString("en")} left as they were`;

function entriesOf(found: FoundEntries, ids: ReadonlySet<string>): Transaction[] {
  const entries: Transaction[] = [];
  for (let at = 0; at < found.positions.length && entries.length < ids.size; at++) {
    const entry = entryAt(found, at);
    if (ids.has(entry.id)) entries.push(entry);
  }
  return entries;
}

function spentBy(entries: readonly Transaction[]): Minor | null {
  let [spent, size] = [0, 0];
  for (const { kind, amount } of entries) {
    if (kind === "spending") spent += amount;
    size += Math.abs(amount);
  }
  return size > maxExactSum ? null : minor(spent);
}
