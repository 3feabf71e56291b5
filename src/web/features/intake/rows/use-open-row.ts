import { useCallback, useEffect, useRef, useState } from "react";
import type { WantedField } from "./step-props.ts";

/** The row whose editor is open. A new object asks for its field again. */
export interface OpenRow {
  rowId: string;
  field?: string | undefined;
  /** Nobody has answered anything in it yet, so nothing is missing. */
  isNew: boolean;
}

/** One editor a list, and where the keyboard goes once it is folded: back to its row, or to the line. */
export function useOpenRow(wanted: WantedField | null) {
  const [open, setOpen] = useState<OpenRow | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const leavingTo = useRef<string | null>(null);
  useEffect(() => {
    if (wanted) setOpen({ ...wanted, isNew: false });
  }, [wanted]);
  useEffect(() => {
    if (open || leavingTo.current === null) return;
    list.current?.querySelector<HTMLElement>(leavingTo.current)?.focus();
    leavingTo.current = null;
  }, [open]);
  const leave = useCallback((to: string) => {
    leavingTo.current = to;
    setOpen(null);
  }, []);
  const edit = useCallback((rowId: string) => setOpen({ rowId, isNew: false }), []);
  const fold = useCallback((rowId: string) => leave(`[data-edit="${rowId}"]`), [leave]);
  const toLine = useCallback(() => leave("textarea[name=line]"), [leave]);
  return { open, list, setOpen, edit, fold, toLine };
}
