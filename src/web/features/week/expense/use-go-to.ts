import { useEffect, useRef } from "react";
import type { ExpenseField } from "./expense-typed.ts";

/** Moves to a field of the form: at once where it is there, since phones open their keys only then, else as soon as it is. */
export function useGoTo() {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef<ExpenseField>(null);
  const focus = (field: ExpenseField) => (form.current?.elements.namedItem(field) as HTMLInputElement | null)?.focus();
  useEffect(() => {
    if (wanted.current) focus(wanted.current);
    wanted.current = null;
  });
  const goTo = (field: ExpenseField) => {
    wanted.current = field;
    focus(field);
  };
  return { form, goTo };
}
