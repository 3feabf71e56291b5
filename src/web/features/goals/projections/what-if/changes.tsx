import { useEffect, useRef, useState } from "react";
import type { Day } from "#domain/time/day.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { type KindName, kindOf, kindsFor } from "./kinds.ts";
import { mostRows, type Row } from "./rows.ts";
import { TriedRow } from "./tried-row.tsx";
import type { WhatIfState } from "./use-what-if.ts";

/** What is tried: rows, and a way to add one. */
export function Changes({ state, today }: { state: WhatIfState; today: Day }) {
  const { place, toNew, toAdding } = useKeyboardWays(state.rows.length);
  const remove = (row: Row) => {
    state.remove(row);
    toAdding();
  };
  const add = (what: KindName) => {
    state.add(what);
    toNew();
  };
  return (
    <div ref={place} className="tried">
      {state.rows.map((row) => (
        <TriedRow key={row.key} {...{ row, state, today }} onRemove={() => remove(row)} />
      ))}
      {state.rows.length < mostRows ? (
        <Adding state={state} onAdd={add} />
      ) : (
        <p className="small quiet">{mostRows} changes at once are the most. Remove one to try another.</p>
      )}
    </div>
  );
}

/** What was added is where typing goes on; after a removal the keyboard is back where one is added. */
function useKeyboardWays(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row more or less is what it waits for
  useEffect(() => {
    const places = wanted.current && place.current?.querySelectorAll<HTMLElement>(wanted.current);
    if (places) [...places].at(-1)?.querySelector<HTMLElement>("select, input")?.focus();
    wanted.current = null;
  }, [count]);
  const go = (where: string) => () => {
    wanted.current = where;
  };
  return { place, toNew: go(".tried-row"), toAdding: go(".tried-adding") };
}

function Adding({ state: { tried }, onAdd }: { state: WhatIfState; onAdd: (what: KindName) => void }) {
  const offered = kindsFor(tried);
  const [chosen, choose] = useState<KindName>("save");
  const what = offered.includes(chosen) ? chosen : offered[0]!;
  return (
    <div className="tried-adding">
      <Select
        label="What would be different"
        value={what}
        onChange={(name) => choose(name as KindName)}
        options={offered.map((value) => ({ value, label: kindOf(value).title }))}
      />
      <Button variant="outline" icon="plus" onClick={() => onAdd(what)}>
        Add
      </Button>
    </div>
  );
}
