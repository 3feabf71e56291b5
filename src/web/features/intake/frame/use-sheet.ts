import { type RefObject, useEffect, useRef, useState } from "react";

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
  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const { signal } = ending;
    const leave = (event: Event) => {
      if (!holder.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      // A note that is open above the sheet is what Escape closes first.
      if (event.key !== "Escape" || holder.current?.querySelector(":popover-open")) return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener("keydown", press, { signal });
    return () => ending.abort();
  }, [isOpen]);
  return { isOpen, toggle: () => setIsOpen((was) => !was), close: () => setIsOpen(false), holder, button };
}
