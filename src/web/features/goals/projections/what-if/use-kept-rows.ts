import { useMemo, useState } from "react";
import { useTyped } from "#web/platform/typed.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { type Row, rowsIn, rowsText } from "./rows.ts";

/**
 * What is tried outlives a reload in this tab, for whoever tried it in this household, and is sent nowhere. On a shared
 * computer and in the sample it lives as long as the page, as all else.
 */
export function useKeptRows(): readonly [rows: readonly Row[], setRows: (rows: readonly Row[]) => void] {
  const device = useDevice();
  const household = useStoreState(({ openId }) => openId);
  const owner = device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : "anonymous";
  const [typed, type] = useTyped(`what-if-${household}.${owner}`, { tried: "[]" });
  const [inMemory, setInMemory] = useState("[]");
  const isInMemory = device.phase === "open" && device.isInMemory === true;
  const text = isInMemory ? inMemory : typed.tried;
  const rows = useMemo(() => rowsIn(text), [text]);
  const setRows = (next: readonly Row[]) =>
    isInMemory ? setInMemory(rowsText(next)) : type({ tried: rowsText(next) });
  return [rows, setRows];
}
