import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import "./toast.css";

export type ToastMessage = {
  text: string;
  undo?: (() => void) | undefined;
  seconds?: number | undefined;
  /** A newer message does not replace it: something failed, or its undo can be found nowhere else. */
  stays?: true | undefined;
};

type CardProps<Message extends ToastMessage & { id: number }> = {
  message: Message;
  onUndo: (message: Message) => void;
  onLeave: (id: number) => void;
};

const DEFAULT_SECONDS = 8;

export function ToastCard<Message extends ToastMessage & { id: number }>(props: CardProps<Message>) {
  const { message, onUndo, onLeave } = props;
  const { id, text } = message;
  const end = useCallback(() => onLeave(id), [onLeave, id]);
  const held = useStay(message.seconds ?? DEFAULT_SECONDS, end);
  return (
    <div className="toast" {...held}>
      <p className="toast-text">{text}</p>
      {message.undo && (
        <button
          type="button"
          className="toast-undo"
          aria-keyshortcuts="Control+Z"
          title="Undo (Ctrl+Z)"
          onClick={() => onUndo(message)}
        >
          Undo
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Close" onClick={end}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** How long the message stays: it waits under the pointer and while it holds the focus, which it gives back at its end. */
function useStay(seconds: number, onLeave: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useCountdown(seconds, hovered || focused, onLeave);
  // Also where a newer message takes its place.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) cameFrom.current?.focus();
    };
  }, []);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  }

  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && onLeave();
  const onBlur = () => setFocused(false);
  const hover = { onMouseEnter: () => setHovered(true), onMouseLeave: () => setHovered(false) };
  return { ref: card, ...hover, onFocus, onBlur, onKeyDown };
}

/** A pause starts the time afresh: more time to read never hurts. */
function useCountdown(seconds: number, paused: boolean, onEnd: () => void) {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onEnd, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, paused, onEnd]);
}
