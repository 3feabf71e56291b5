import { useMemo, useState } from "react";
import type { TriedChange } from "#domain/what-if/try-out.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { Outlook } from "../outlook.ts";
import { useReckoning } from "../worker/use-projection.tsx";
import type { KindName, Tried } from "./change-kinds.ts";
import { newRow, type Row, readRows, rowsIn, rowsText, withThing } from "./rows.ts";

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

/**
 * What is tried outlives a reload in this tab, for whoever tried it in this household, and is sent nowhere. On a shared
 * computer and in the sample it lives as long as the page, as all else.
 */
function useKeptRows(): readonly [rows: readonly Row[], setRows: (rows: readonly Row[]) => void] {
  const device = useDevice();
  const household = useStoreState(({ openId }) => openId);
  const owner = device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : "anonymous";
  const [typed, type] = usePersistedFields(`what-if-${household}.${owner}`, { tried: "[]" });
  const [inMemory, setInMemory] = useState("[]");
  const isInMemory = device.phase === "open" && device.isInMemory === true;
  const text = isInMemory ? inMemory : typed.tried;
  const rows = useMemo(() => rowsIn(text), [text]);
  const setRows = (next: readonly Row[]) =>
    isInMemory ? setInMemory(rowsText(next)) : type({ tried: rowsText(next) });
  return [rows, setRows];
}
