import { useEffect, useEffectEvent } from "react";

const writing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open]";

const isWriting = (target: EventTarget | null): boolean =>
  document.querySelector("dialog:modal") !== null || (target instanceof Element && target.closest(writing) !== null);

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.defaultPrevented;

/** Keys that work from anywhere on the page, unless someone writes, holds another key with them, or has a dialog open. */
export function useKeys(isOn: boolean, keys: Readonly<Record<string, () => void>>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const does = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!does || !isPlain(event) || isWriting(event.target)) return;
    // The letter itself is not for the field.
    event.preventDefault();
    does();
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}
