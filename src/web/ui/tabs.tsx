import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { focusNth } from "./focus.ts";
import "./tabs.css";

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: Tab[];
  /** The tab shown initially; the first one by default. */
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

  function onKeyDown(event: KeyboardEvent) {
    const next = tabAfterKey(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(tabs[next]!.id);
    focusNth(list.current, "[role=tab]", next);
  }

  return (
    <div className="tabs">
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <TabButton key={tab.id} tab={tab} base={base} selected={index === selected} onSelect={select} />
        ))}
      </div>
      {tabs.map((tab, index) => (
        <TabPanel key={tab.id} tab={tab} base={base} selected={index === selected} />
      ))}
    </div>
  );
}

type TabProps = { tab: Tab; base: string; selected: boolean };

function TabButton({ tab, base, selected, onSelect }: TabProps & { onSelect: (id: string) => void }) {
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-tab-${tab.id}`}
      className="tabs-tab"
      aria-selected={selected}
      aria-controls={`${base}-panel-${tab.id}`}
      tabIndex={selected ? 0 : -1}
      onClick={() => onSelect(tab.id)}
    >
      {tab.label}
    </button>
  );
}

function TabPanel({ tab, base, selected }: TabProps) {
  return (
    <div
      role="tabpanel"
      id={`${base}-panel-${tab.id}`}
      className="tabs-panel"
      aria-labelledby={`${base}-tab-${tab.id}`}
      hidden={!selected}
    >
      {tab.panel}
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
