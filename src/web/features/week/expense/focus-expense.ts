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
export function onExpenseKey(event: KeyboardEvent): void {
  const isPlain = event.key === "n" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  if (!isPlain || event.defaultPrevented || isWriting(event.target)) return;
  // The letter itself is not for the field.
  if (focusExpense()) event.preventDefault();
}

const isWriting = (target: EventTarget | null): boolean =>
  document.querySelector("dialog:modal") !== null || (target instanceof Element && target.closest(writing) !== null);
