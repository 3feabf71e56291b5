import { useCallback } from "react";
import { householdService } from "#web/store/households/household-service.ts";
import { keptUntil } from "#web/store/households/set-aside.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "../data/data-row.tsx";
import { useAsked } from "../sharing/use-asked.ts";
import { dayWords } from "../sharing/when-words.ts";
import { namesOf, otherSide, type Pair, type Side, sides } from "./pair.ts";
import { Panel } from "./panel.tsx";
import type { Decision } from "./use-decision.ts";

interface KeepOneProps {
  pair: Pair;
  decision: Decision;
  onBack: () => void;
}

export function KeepOne({ pair, decision, onBack }: KeepOneProps) {
  return (
    <Panel title="Keep one" onBack={onBack}>
      <ul className="rows data-rows">
        {sides.map((side) => (
          <Keep key={side} pair={pair} side={side} decision={decision} />
        ))}
      </ul>
    </Panel>
  );
}

function Keep({ pair, side, decision }: { pair: Pair; side: Side; decision: Decision }) {
  const names = namesOf(pair);
  const [kept, leaves] = [pair[side].id, pair[otherSide(side)].id];
  const [name, leavingName] = [names[side], names[otherSide(side)]];
  const isShared = useShared(leaves);
  if (isShared)
    return (
      <DataRow
        title={`Keep “${name}”`}
        text={`Others are in “${leavingName}” too, so it can’t be set aside. Put it on screen, and you can leave it under Members.`}
      >
        {null}
      </DataRow>
    );
  return (
    <DataRow title={`Keep “${name}”`} text={<WhatHappens leavingName={leavingName} />}>
      <Button
        size="small"
        variant="outline"
        aria-label={`Keep only ${name}`}
        busy={decision.isBusy}
        onClick={() => void decision.keepOne({ kept, leaves }, leavingName)}
      >
        Keep only this
      </Button>
    </DataRow>
  );
}

function WhatHappens({ leavingName }: { leavingName: string }) {
  return (
    <>
      “{leavingName}” leaves your account and all your devices. Until {dayWords(keptUntil(Date.now()))} it can be saved
      or brought back here, under Your data. Then it is erased.
    </>
  );
}

const rowsOf = ({ rows }: StoreState) => rows;

/** Whether others are in it. Without a connection nobody knows; then the server looks before it deletes anything. */
function useShared(household: string): boolean {
  const isOwner = useStoreState(rowsOf).get(household)?.isOwner === true;
  const ask = useCallback(() => householdService.members(household), [household]);
  const { value } = useAsked(ask);
  return !isOwner || (value?.members.length ?? 1) > 1;
}
