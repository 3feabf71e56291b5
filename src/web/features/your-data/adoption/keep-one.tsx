import { useCallback, useState } from "react";
import type { Result } from "#domain/result.ts";
import { householdService } from "#web/backends/household-service.ts";
import { useSyncedQuery } from "#web/household/use-synced-query.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import {
  endPendingAdoption,
  type KeepOneHousehold,
  keptUntil,
  reopenPendingAdoption,
  type StoreState,
  setAside,
  useStore,
  useStoreState,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { focusHeading } from "#web/ui/focus.ts";
import { useToast } from "#web/ui/toast.tsx";
import { namesOf, otherSide, type Pair, type Side, sides } from "./pair.tsx";
import { Panel } from "./panel.tsx";

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
          <KeepOption key={side} pair={pair} side={side} decision={decision} />
        ))}
      </ul>
    </Panel>
  );
}

function KeepOption({ pair, side, decision }: { pair: Pair; side: Side; decision: Decision }) {
  const names = namesOf(pair);
  const [keep, discard] = [pair[side].id, pair[otherSide(side)].id];
  const [name, leavingName] = [names[side], names[otherSide(side)]];
  const isShared = useShared(discard);
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
    <DataRow title={`Keep “${name}”`} text={<ConsequenceWords leavingName={leavingName} />}>
      <Button
        size="small"
        variant="outline"
        aria-label={`Keep only ${name}`}
        busy={decision.isBusy}
        onClick={() => void decision.keepOne({ keep, discard }, leavingName)}
      >
        Keep only this
      </Button>
    </DataRow>
  );
}

function ConsequenceWords({ leavingName }: { leavingName: string }) {
  return (
    <>
      “{leavingName}” leaves your account and all your devices. Until {dayWords(keptUntil(Date.now()))} it can be saved
      or brought back here, under Your data. Then it is erased.
    </>
  );
}

const rowsOf = ({ rows }: StoreState) => rows;

/** Whether it has other members. Offline this is unknown; the server checks again before it deletes anything. */
function useShared(household: string): boolean {
  const isOwner = useStoreState(rowsOf).get(household)?.isOwner === true;
  const request = useCallback(() => householdService.members(household), [household]);
  const { value } = useSyncedQuery(request);
  return !isOwner || (value?.members.length ?? 1) > 1;
}

const problemWords: Readonly<Record<string, string>> = {
  "decided-already": "That was decided already, in another tab.",
  "household-gone": "One of the two is no longer here, so nothing was changed.",
  "not-the-owner": "Only its owner can set a household aside. Nothing was changed.",
};

const failedWords = "This device did not keep that, and nothing was changed. Try again.";

interface Decision {
  isBusy: boolean;
  keepBoth: () => Promise<void>;
  keepOne: (one: Pick<KeepOneHousehold, "keep" | "discard">, leavingName: string) => Promise<void>;
}

/** Ends the pending adoption, in all tabs. A failed write leaves it pending. */
export function useDecision(adopted: string): Decision {
  const store = useStore();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const decide = async (work: () => Promise<Result<() => void, string>>) => {
    setBusy(true);
    const done = await work().catch(() => ({ ok: false, problem: "failed" }) as const);
    setBusy(false);
    if (!done.ok) show({ text: problemWords[done.problem] ?? failedWords, stays: true });
    await store.householdsChanged();
    if (!done.ok) return;
    // The focused section has disappeared.
    focusHeading();
    done.value();
  };
  const reopen = async (value: string) => {
    await store.database.write((tables) => reopenPendingAdoption(tables, adopted, value));
    await store.householdsChanged();
  };
  return {
    isBusy,
    keepBoth: () =>
      decide(async () => {
        const value = await store.database.write((tables) => endPendingAdoption(tables, adopted));
        if (value === null) return { ok: false, problem: "decided-already" };
        const undo = () => void reopen(value).catch(() => {});
        return { ok: true, value: () => show({ text: "Both are kept, as two households.", undo, stays: true }) };
      }),
    keepOne: (one, leavingName) =>
      decide(async () => {
        const aside = await store.database.write((tables) => setAside(tables, { ...one, adopted, now: Date.now() }));
        if (!aside.ok) return aside;
        const until = dayWords(aside.value.until);
        const text = `“${leavingName}” is set aside. It is under Your data until ${until}.`;
        return { ok: true, value: () => show({ text }) };
      }),
  };
}
