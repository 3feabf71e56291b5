import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { indexAfterKey } from "./segments.tsx";
import "./segments.css";

interface ChipBarProps {
  label: string;
  /** Buttons, or labeled checkboxes. */
  children: ReactNode;
  className?: string | undefined;
}

/** Many small choices with one tab stop; the arrow keys move between them (roving tabindex). */
export function ChipBar({ label, children, className }: ChipBarProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  // Chips come and go, so the tab stop is set again after each render.
  useLayoutEffect(() => setTabStop(bar.current!, last.current));
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
    setTabStop(bar.current!, target);
  };
  return (
    <div className={className}>
      <p className="chip-bar-label" id={id}>
        {label}
      </p>
      <div className="chip-bar" ref={bar} role="toolbar" aria-labelledby={id} onFocus={onFocus} onKeyDown={moveFocus}>
        {children}
      </div>
    </div>
  );
}

const chipsIn = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>("button, input")];

function setTabStop(bar: Element, last: Element | null) {
  const chips = chipsIn(bar);
  const stop = chips.find((chip) => chip === last) ?? chips[0];
  for (const chip of chips) chip.tabIndex = chip === stop ? 0 : -1;
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const chips = chipsIn(event.currentTarget);
  const next = indexAfterKey(event.key, chips.indexOf(event.target as HTMLElement), chips.length);
  if (next === undefined) return;
  event.preventDefault();
  chips[next]?.focus();
}
