/** Runs at once, or after the pointer is released: a button that moves away while it is pressed is never clicked. */
export function afterPointerUp(work: () => void): void {
  const isPressed = document.querySelector(":active") !== null;
  if (isPressed) addEventListener("pointerup", () => setTimeout(work), { once: true });
  else work();
}
