import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { nextSegment } from "./segments.tsx";
import "./segments.css";

interface ChipBarProps {
  label: string;
  /** Buttons, or labelled checkboxes. */
  children: ReactNode;
  className?: string | undefined;
}

/** Many small choices that are one stop for the Tab key: arrows lead from one to the next. */
export function ChipBar({ label, children, className }: ChipBarProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  // Chips come and go, so the one stop is settled anew each time.
  useLayoutEffect(() => settle(bar.current!, last.current));
  const remember = ({ target }: FocusEvent) => {
    last.current = target;
    settle(bar.current!, target);
  };
  return (
    <div className={className}>
      <p className="chip-bar-label" id={id}>
        {label}
      </p>
      <div className="chip-bar" ref={bar} role="toolbar" aria-labelledby={id} onFocus={remember} onKeyDown={follow}>
        {children}
      </div>
    </div>
  );
}

const chipsIn = (bar: Element): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>("button, input")];

function settle(bar: Element, last: Element | null) {
  const chips = chipsIn(bar);
  const stop = chips.find((chip) => chip === last) ?? chips[0];
  for (const chip of chips) chip.tabIndex = chip === stop ? 0 : -1;
}

function follow(event: KeyboardEvent<HTMLElement>) {
  const chips = chipsIn(event.currentTarget);
  const next = nextSegment(event.key, chips.indexOf(event.target as HTMLElement), chips.length);
  if (next === undefined) return;
  event.preventDefault();
  chips[next]?.focus();
}
