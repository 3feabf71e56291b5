/** At once, or as soon as a pressed mouse is let go: a button that moves away under the press is never clicked. */
export function afterPointerUp(work: () => void): void {
  const isPressed = document.querySelector(":active") !== null;
  if (isPressed) addEventListener("pointerup", () => setTimeout(work), { once: true });
  else work();
}
