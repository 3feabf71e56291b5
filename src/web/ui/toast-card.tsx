import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import "./toast.css";

export type ToastMessage = {
  text: string;
  undo?: (() => void) | undefined;
  seconds?: number | undefined;
};

type CardProps = { message: ToastMessage; onLeave: () => void };

const DEFAULT_SECONDS = 8;

export function ToastCard({ message, onLeave }: CardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  useCountdown(message.seconds ?? DEFAULT_SECONDS, hovered || focused, onLeave);

  function enter(event: FocusEvent) {
    setFocused(true);
    if (!event.currentTarget.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget as HTMLElement | null;
  }

  // Whoever answered by keyboard goes on where they were.
  function leave() {
    if (focused) cameFrom.current?.focus();
    onLeave();
  }

  function undo() {
    message.undo?.();
    leave();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") leave();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock; every action is a button
    <div
      className="toast"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      onKeyDown={closeOnEscape}
    >
      <p className="toast-text">{message.text}</p>
      {message.undo && (
        <button type="button" className="toast-undo" onClick={undo}>
          Undo
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Close" onClick={leave}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A pause starts the time afresh: more time to read never hurts. */
function useCountdown(seconds: number, paused: boolean, onEnd: () => void) {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onEnd, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, paused, onEnd]);
}
