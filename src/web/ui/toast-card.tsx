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
  const { leave, held } = useStay(message.seconds ?? DEFAULT_SECONDS, onLeave);

  function undo() {
    message.undo?.();
    leave();
  }

  return (
    <div className="toast" {...held}>
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

/** How long the message stays: it waits under the pointer and while it holds the focus. */
function useStay(seconds: number, onLeave: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  useCountdown(seconds, hovered || focused, onLeave);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  }

  // Whoever answered by keyboard goes on where they were.
  function leave() {
    if (focused) cameFrom.current?.focus();
    onLeave();
  }

  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && leave();
  const onBlur = () => setFocused(false);
  const hover = { onMouseEnter: () => setHovered(true), onMouseLeave: () => setHovered(false) };
  return { leave, held: { ...hover, onFocus, onBlur, onKeyDown } };
}

/** A pause starts the time afresh: more time to read never hurts. */
function useCountdown(seconds: number, paused: boolean, onEnd: () => void) {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onEnd, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, paused, onEnd]);
}
