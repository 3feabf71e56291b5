import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

interface Sheet {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** Holds the button and what it opens. */
  holder: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Something that a button opens beside itself. Escape, a press elsewhere and going on by keyboard all close it. */
export function useSheet(): Sheet {
  const [isOpen, setIsOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent((event: Event) => {
    if (!holder.current?.contains(event.target as Node)) setIsOpen(false);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A note that is open above the sheet is what Escape closes first.
    if (event.key !== "Escape" || holder.current?.querySelector(".why-note:popover-open")) return;
    setIsOpen(false);
    button.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    document.addEventListener("pointerdown", leave, ending);
    document.addEventListener("focusin", leave, ending);
    document.addEventListener("keydown", press, ending);
    return () => ending.abort();
  }, [isOpen]);
  return { isOpen, toggle: () => setIsOpen((was) => !was), close: () => setIsOpen(false), holder, button };
}
