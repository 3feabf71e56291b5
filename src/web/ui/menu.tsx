import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { nextSegment } from "./segments.tsx";
import "./menu.css";

type MenuProps = {
  label: string;
  /** By Escape or Tab, or by a press elsewhere. */
  onClose: (isByKey: boolean) => void;
  /** Buttons of the role `menuitem`. */
  children: ReactNode;
};

/** Opens under its button, beside which it stands. Arrow keys go round; whatever is done elsewhere closes it. */
export function Menu({ label, onClose, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(({ target }: Event) => {
    if (!menu.current?.parentElement?.contains(target as Node)) onClose(false);
  });
  useEffect(() => {
    menu.current?.querySelector("button")?.focus();
    const ending = new AbortController();
    const hear = (event: Event) => leave(event);
    document.addEventListener("pointerdown", hear, ending);
    document.addEventListener("focusin", hear, ending);
    return () => ending.abort();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") onClose(true);
    const items = [...(menu.current?.querySelectorAll("button") ?? [])];
    const next = nextSegment(event.key, items.indexOf(event.target as HTMLButtonElement), items.length);
    if (event.key !== "Escape" && next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) items[next]?.focus();
  };
  return (
    <div ref={menu} className="menu" role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
