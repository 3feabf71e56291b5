import { useState } from "react";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { Change } from "#sync/household-api.ts";
import type { AnyRecord } from "#sync/record.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { useReaderFormat } from "#web/platform/reader-format.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { recordOf } from "#web/store/household-state.ts";
import { undoingChange } from "#web/store/households/undo-change.ts";
import { useHousehold, useStore } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { authorName } from "../members/member-names.ts";
import { refusalWords } from "../refusal-words.ts";
import { momentWords } from "../when-words.ts";
import { changeWords } from "./change-words.ts";
import { useEarlier } from "./use-earlier.ts";
import { undoingOf } from "./what-changed.ts";

interface ChangeRowProps {
  household: string;
  uid: string;
  change: Change;
  /** Where the record's earlier version may stand. */
  list: readonly Change[];
}

const whole = (household: HouseholdState) => household;

/** Money as the household writes it. */
function formatOf({ of }: HouseholdState, reader: MoneyFormat): MoneyFormat {
  const own = of.household.list()[0];
  return own ? { currency: own.currency, locale: own.locale } : reader;
}

export function ChangeRow({ household, uid, change, list }: ChangeRowProps) {
  const state = useHousehold(whole);
  const format = formatOf(state, useReaderFormat());
  const earlier = useEarlier(household, change, list);
  const { record, at } = change;
  const who = authorName(change.uid, state.of.person.list(), uid);
  const before = earlier === "none" ? undefined : earlier;
  const undoing = before === "unknown" ? "never" : undoingOf(record, before, recordOf(state, record.id));
  const words = changeWords({ who, record, earlier: before, household: state, format });
  return (
    <li>
      <span>
        {words}
        <span className="small quiet sharing-when">
          <time dateTime={new Date(at).toISOString()}>{momentWords(at)}</time>
          {undoing === "overruled" && " · Changed again since"}
        </span>
        <OverriddenValues of={record.id} replaced={change.seq} isNamed />
      </span>
      {typeof undoing === "object" && <Undo change={change} words={words} earlier={undoing.earlier} />}
    </li>
  );
}

function Undo({ change, words, earlier }: { change: Change; words: string; earlier: AnyRecord | undefined }) {
  const store = useStore();
  const [problem, setProblem] = useState<string | null>(null);
  const undo = async () => {
    const undone = await store.run(undoingChange(change, earlier));
    setProblem(undone.ok ? null : undone.problem);
  };
  return (
    <span>
      <Button variant="quiet" size="small" icon="undo" aria-label={`Undo: ${words}`} onClick={() => void undo()}>
        Undo
      </Button>
      <ProblemNote problem={problem} words={refusalWords} />
    </span>
  );
}
