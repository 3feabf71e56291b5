import { useMemo, useState } from "react";
import type { TriedChange } from "#domain/what-if/try-out.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { useDevice, useStoreState } from "#web/store/index.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { Outlook } from "../outlook.ts";
import { useProjection } from "../worker/use-projection.tsx";
import type { Baseline, KindName } from "./change-kinds.ts";
import { newRow, parseRows, type Row, readRows, serializeRows, withSubject } from "./rows.ts";

/** The rows of the what-if, and their projection. Nothing is written. */
export function useWhatIf({ start, saving, years }: Outlook) {
  const [rows, setRows] = useStoredRows();
  const { show } = useToast();
  const baseline: Baseline = useMemo(
    () => ({ household: start.household, canSave: saving.expected, setAside: start.setAside }),
    [start, saving],
  );
  const { changes: read, problems } = useMemo(
    () => readRows(rows, baseline, start, { format: start.household, today: start.today }),
    [rows, baseline, start],
  );
  // Memoized by value: reformatting a field on blur must not start another computation.
  const serialized = JSON.stringify(read);
  const changes = useMemo(() => JSON.parse(serialized) as readonly TriedChange[], [serialized]);
  const isValid = changes.length > 0 && Object.keys(problems).length === 0;
  const request = useMemo(
    () => (isValid ? { type: "what-if" as const, input: { start, saving, years, changes } } : null),
    [isValid, start, saving, years, changes],
  );
  const change = (next: Row) => setRows(rows.map((row) => (row.key === next.key ? next : row)));
  const discard = () => {
    setRows([]);
    show({ text: "What you tried is discarded.", undo: () => setRows(rows), stays: true });
  };
  return {
    rows,
    baseline,
    changes,
    problems,
    isValid,
    discard,
    projection: useProjection(request),
    add: (what: KindName) => setRows([...rows, newRow(what, baseline, rows)]),
    remove: ({ key }: Row) => setRows(rows.filter((row) => row.key !== key)),
    type: (row: Row, name: string, text: string) => change({ ...row, answers: { ...row.answers, [name]: text } }),
    choose: (row: Row, id: string) => change(withSubject(row, id, baseline)),
    clear: () => setRows([]),
  };
}

export type WhatIfState = ReturnType<typeof useWhatIf>;

/**
 * Rows survive a reload of this tab, per household and user, and never leave the device. On a shared computer and in the
 * sample household they are only in memory, like everything else.
 */
function useStoredRows(): readonly [rows: readonly Row[], setRows: (rows: readonly Row[]) => void] {
  const device = useDevice();
  const household = useStoreState(({ openId }) => openId);
  const owner = device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : "anonymous";
  const [typed, type] = usePersistedFields(`what-if-${household}.${owner}`, { tried: "[]" });
  const [inMemory, setInMemory] = useState("[]");
  const isInMemory = device.phase === "open" && device.isInMemory === true;
  const text = isInMemory ? inMemory : typed.tried;
  const rows = useMemo(() => parseRows(text), [text]);
  const setRows = (next: readonly Row[]) =>
    isInMemory ? setInMemory(serializeRows(next)) : type({ tried: serializeRows(next) });
  return [rows, setRows];
}
