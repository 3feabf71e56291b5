import { useMemo } from "react";
import type { TriedChange } from "#domain/what-if/change.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { Outlook } from "../use-outlook.ts";
import { useReckoning } from "../work/use-reckoning.ts";
import type { Tried } from "./kind.ts";
import type { KindName } from "./kinds.ts";
import { readRows } from "./read-rows.ts";
import { newRow, type Row, withThing } from "./rows.ts";
import { useKeptRows } from "./use-kept-rows.ts";

/** What someone tries, and what comes of it. Nothing is written here. */
export function useWhatIf({ start, saving, years }: Outlook) {
  const [rows, setRows] = useKeptRows();
  const { show } = useToast();
  const tried: Tried = useMemo(
    () => ({ household: start.household, canSave: saving.expected, setAside: start.setAside }),
    [start, saving],
  );
  const { changes: read, problems } = useMemo(
    () => readRows(rows, tried, start, { format: start.household, today: start.today }),
    [rows, tried, start],
  );
  // Typed another way, as leaving a field tidies it, it is the same change and nothing to reckon anew.
  const said = JSON.stringify(read);
  const changes = useMemo(() => JSON.parse(said) as readonly TriedChange[], [said]);
  const isSound = changes.length > 0 && Object.keys(problems).length === 0;
  const question = useMemo(
    () => (isSound ? { ask: "what-if" as const, input: { start, saving, years, changes } } : null),
    [isSound, start, saving, years, changes],
  );
  const change = (next: Row) => setRows(rows.map((row) => (row.key === next.key ? next : row)));
  const discard = () => {
    setRows([]);
    show({ text: "What you tried is discarded.", undo: () => setRows(rows), stays: true });
  };
  return {
    ...{ rows, tried, changes, problems, isSound, discard },
    reckoning: useReckoning(question),
    add: (what: KindName) => setRows([...rows, newRow(what, tried, rows)]),
    remove: ({ key }: Row) => setRows(rows.filter((row) => row.key !== key)),
    type: (row: Row, name: string, text: string) => change({ ...row, answers: { ...row.answers, [name]: text } }),
    choose: (row: Row, id: string) => change(withThing(row, id, tried)),
    clear: () => setRows([]),
  };
}

export type WhatIfState = ReturnType<typeof useWhatIf>;
