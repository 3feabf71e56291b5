import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import "./tabs.css";

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: Tab[];
  /** The tab shown at first; the first one when absent. */
  initial?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
};

export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );

  function select(id: string) {
    setChosen(id);
    onSelect?.(id);
  }

  function walk(event: KeyboardEvent) {
    const next = tabAfterKey(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className="tabs">
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            className="tabs-tab"
            aria-selected={index === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          className="tabs-panel"
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={index !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

function tabAfterKey(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
