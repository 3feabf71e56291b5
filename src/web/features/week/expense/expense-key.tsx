import { useEffect, useState } from "react";
import { useLocation } from "#web/platform/router/router.tsx";
import { KeyHint } from "#web/ui/key-hint.tsx";

/** Stays as someone left it while they move between pages. */
let isWanted = true;

/** The key that leads to the amount. Pressing its hint switches it off: speech input would else press it unasked. */
export function ExpenseKey() {
  const [isOn, setOn] = useState(isWanted);
  useEffect(() => {
    isWanted = isOn;
    if (!isOn) return;
    document.addEventListener("keydown", onExpenseKey);
    return () => document.removeEventListener("keydown", onExpenseKey);
  }, [isOn]);
  return (
    <KeyHint
      label="The key n goes to the amount"
      title={isOn ? "Press n to go to the amount. Click here to switch the key off." : "The key n is off."}
      isOn={isOn}
      onSwitch={setOn}
    >
      n
    </KeyHint>
  );
}

/** Names the section in links, and in the page for those who look for it. */
export const expenseId = "add-expense";

const writing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open]";

/** Goes to the amount from anywhere on the page. False where the page has no such form. */
export function focusExpense(): boolean {
  const amount = document.querySelector<HTMLInputElement>(`#${expenseId} [name="amount"]`);
  amount?.focus();
  return amount !== null;
}

/** `n` goes to the amount, unless someone writes, holds another key with it, or has a dialog open. */
function onExpenseKey(event: KeyboardEvent): void {
  const isPlain = event.key === "n" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  if (!isPlain || event.defaultPrevented || isWriting(event.target)) return;
  // The letter itself is not for the field.
  if (focusExpense()) event.preventDefault();
}

const isWriting = (target: EventTarget | null): boolean =>
  document.querySelector("dialog:modal") !== null || (target instanceof Element && target.closest(writing) !== null);

/** A link to the form goes to its amount, each time it is followed, also before the app was awake; going back to the page does not. */
export function useAskedFor(): void {
  const { hash, key, navigationType } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again is another arrival
  useEffect(() => {
    if (hash !== `#${expenseId}` || navigationType === "pop") return;
    // After the page has taken the keyboard to its heading.
    const frame = requestAnimationFrame(() => focusExpense());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, navigationType]);
}
