import { useCallback, useEffect, useMemo, useState } from "react";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { Change } from "#sync/household-api.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { useReaderFormat } from "#web/platform/reader-format.ts";
import { undoingChange } from "#web/store/command.ts";
import { type HouseholdState, recordOf } from "#web/store/household-state.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { useHousehold, useStore } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { useAsyncAction } from "../use-async-action.ts";
import { changeWords, visibleChanges, undoOf } from "./change.ts";
import { authorName } from "./member-names.tsx";
import { refusalWords } from "./refusal-words.ts";
import { useSyncedQuery } from "./use-synced-query.ts";
import { momentWords } from "./when-words.ts";

const step = 8;

/** Neither what is still being typed into a draft nor an announcement of an overridden value is a change by itself. */
const untold: readonly RecordKind[] = ["intake-draft", "overridden"];

/** Who changed what and when. */
export function ChangesSection({ household, uid }: { household: string; uid: string }) {
  const changes = useChanges(household);
  const [count, setCount] = useState(step);
  const told = visibleChanges(changes.list).filter(({ record }) => !untold.includes(record.kind));
  const hasMore = told.length > count || changes.hasMore;
  const showMore = async () => {
    setCount(count + step);
    if (told.length < count + step && changes.hasMore) await changes.more();
  };
  return (
    <section className="section" aria-labelledby="changes-heading">
      <h2 id="changes-heading">What changed</h2>
      {told.length === 0 && !changes.problem && <p className="quiet">Nothing yet.</p>}
      <ul className="rows sharing-rows sharing-changes">
        {told.slice(0, count).map((change) => (
          <ChangeRow key={change.seq} household={household} uid={uid} change={change} list={changes.list} />
        ))}
      </ul>
      <ProblemNote problem={changes.problem} words={refusalWords} />
      {hasMore && told.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="sharing-more"
          busy={changes.isBusy}
          onClick={() => void showMore()}
        >
          Earlier changes
        </Button>
      )}
    </section>
  );
}

/** As many as the server tells at once: fewer mean that there are no more. */
const page = 50;

interface Changes {
  /** Newest first. */
  list: readonly Change[];
  problem: string | null;
  hasMore: boolean;
  isBusy: boolean;
  more: () => Promise<void>;
}

/** The newest changes, kept up to date, and older ones as far as someone asked for them. */
function useChanges(household: string): Changes {
  const ask = useCallback(() => householdService.changes(household), [household]);
  const { value, problem } = useSyncedQuery(ask);
  const [older, setOlder] = useState<{ changes: readonly Change[]; isAll: boolean }>({ changes: [], isAll: false });
  const action = useAsyncAction("device");
  const newest = value?.changes;
  const list = useMemo(() => joined(newest ?? [], older.changes), [newest, older]);
  const more = async () => {
    await action.run(async () => {
      const answer = await householdService.changes(household, { before: list.at(-1)!.seq });
      if (answer.ok)
        setOlder({ changes: [...list, ...answer.value.changes], isAll: answer.value.changes.length < page });
      return answer;
    });
  };
  const isAll = older.changes.length > 0 ? older.isAll : (newest?.length ?? 0) < page;
  return { list, problem: problem ?? action.problem, hasMore: !isAll, isBusy: action.isBusy, more };
}

/** Older ones follow where the newest page ends. Where a page's worth came in between, they are asked for again. */
function joined(newest: readonly Change[], older: readonly Change[]): readonly Change[] {
  const last = newest.at(-1)?.seq ?? 0;
  const isGap = newest.length === page && (older[0]?.seq ?? last) < last;
  return isGap ? newest : [...newest, ...older.filter(({ seq }) => seq < last)];
}

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

function ChangeRow({ household, uid, change, list }: ChangeRowProps) {
  const state = useHousehold(whole);
  const format = formatOf(state, useReaderFormat());
  const earlier = useEarlierVersion(household, change, list);
  const { record, at } = change;
  const who = authorName(change.uid, state.of.person.list(), uid);
  const before = earlier === "none" ? undefined : earlier;
  const undoing = before === "unknown" ? "never" : undoOf(record, before, recordOf(state, record.id));
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

/** The record before a change; `none` where the change added it, `unknown` while or where nobody can say. */
type Earlier = AnyRecord | "none" | "unknown";

/** Mostly another row of the list; else the server is asked for that one record. */
function useEarlierVersion(household: string, change: Change, list: readonly Change[]): Earlier {
  const { seq, base, record } = change;
  const listed = list.find((other) => other.seq === base && other.record.id === record.id)?.record;
  const [asked, setAsked] = useState<AnyRecord>();
  const isMissing = base > 0 && !listed;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    void householdService.changes(household, { id: record.id, before: seq }).then((answer) => {
      if (isWanted && answer.ok) setAsked(answer.value.changes.find((other) => other.seq === base)?.record);
    });
    return () => {
      isWanted = false;
    };
  }, [isMissing, household, record.id, seq, base]);
  return base === 0 ? "none" : (listed ?? asked ?? "unknown");
}
