import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { focusIn } from "./focus.ts";
import { indexAfterKey } from "./segments.tsx";
import "./menu.css";

type MenuProps = {
  label: string;
  /** Called on Escape or Tab, or on a press elsewhere. */
  onClose: (isByKey: boolean) => void;
  /** Buttons of the role `menuitem`. */
  children: ReactNode;
};

/** Opens below the button next to it. Arrow keys wrap around; a press or focus elsewhere closes it. */
export function Menu({ label, onClose, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(({ target }: Event) => {
    if (!menu.current?.parentElement?.contains(target as Node)) onClose(false);
  });
  useEffect(() => {
    focusIn(menu.current, "button");
    const ending = new AbortController();
    const onElsewhere = (event: Event) => leave(event);
    document.addEventListener("pointerdown", onElsewhere, ending);
    document.addEventListener("focusin", onElsewhere, ending);
    return () => ending.abort();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") onClose(true);
    const items = [...(menu.current?.querySelectorAll("button") ?? [])];
    const next = indexAfterKey(event.key, items.indexOf(event.target as HTMLButtonElement), items.length);
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
