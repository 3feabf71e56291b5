import { useEffect, useState } from "react";
import { useLocation } from "#web/platform/router/router.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { KeyHint } from "#web/ui/key-hint.tsx";

/** Survives navigation between pages. */
let isEnabled = true;

/** The keyboard shortcut to the amount. Its hint switches it off, since speech input can trigger it by accident. */
export function ExpenseKey() {
  const [isOn, setOn] = useState(isEnabled);
  useEffect(() => {
    isEnabled = isOn;
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

/** The id of the section, used in links. */
export const expenseId = "add-expense";

const textControls = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open]";

/** Focuses the amount. False if the page has no such form. */
export const focusExpense = (): boolean => focusIn(document, `#${expenseId} [name="amount"]`);

/** `n` focuses the amount, except while typing, with a modifier key, or with an open dialog. */
function onExpenseKey(event: KeyboardEvent): void {
  const isPlain = event.key === "n" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  if (!isPlain || event.defaultPrevented || isWriting(event.target)) return;
  // Do not type the letter into the field.
  if (focusExpense()) event.preventDefault();
}

const isWriting = (target: EventTarget | null): boolean =>
  document.querySelector("dialog:modal") !== null ||
  (target instanceof Element && target.closest(textControls) !== null);

/** Focuses the amount whenever a link to the form is followed, also before hydration, but not on back navigation. */
export function useFocusFromLink(): void {
  const { hash, key, navigationType } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again changes only the key
  useEffect(() => {
    if (hash !== `#${expenseId}` || navigationType === "pop") return;
    // After the route change has focused the heading of the page.
    const frame = requestAnimationFrame(() => focusExpense());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, navigationType]);
}
