import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { nextSegment } from "#web/ui/segments-keys.ts";
import "./entry-menu.css";

/** What can be done with one entry. */
export type EntryDeed = "edit" | "duplicate" | "select" | "delete";

const deeds: readonly { deed: EntryDeed; label: string }[] = [
  { deed: "edit", label: "Edit" },
  { deed: "duplicate", label: "Duplicate" },
  { deed: "select", label: "Select" },
  { deed: "delete", label: "Delete" },
];

/** Opens under the dots of a row. A press on one of its lines is heard by the list. */
export function EntryMenu({ label, onClose }: { label: string; onClose: (isByKey: boolean) => void }) {
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
    <div ref={menu} className="entry-menu" role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {deeds.map(({ deed, label: words }) => (
        <button key={deed} type="button" role="menuitem" tabIndex={-1} data-deed={deed}>
          {words}
        </button>
      ))}
    </div>
  );
}
