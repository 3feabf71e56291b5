import { useCallback, useEffect, useMemo, useState } from "react";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { Change } from "#sync/household-api.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import { householdService } from "#web/backends/household-service.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { useSyncedQuery } from "#web/household/use-synced-query.ts";
import { authorName } from "#web/household/words/member-names.ts";
import { momentWords } from "#web/household/words/moment-words.ts";
import { useReaderFormat } from "#web/platform/reader-format.ts";
import { type HouseholdState, recordOf, undoingChange, useHousehold, useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { changeWords, undoOf, visibleChanges } from "./change.ts";
import { refusalWords } from "./refusal-words.ts";

const step = 8;

/** Drafts and notes about overridden values are not changes by themselves. */
const hiddenKinds: readonly RecordKind[] = ["intake-draft", "overridden"];

/** Who changed what, and when. */
export function ChangesSection({ household, uid }: { household: string; uid: string }) {
  const changes = useChanges(household);
  const [count, setCount] = useState(step);
  const visible = visibleChanges(changes.list).filter(({ record }) => !hiddenKinds.includes(record.kind));
  const hasMore = visible.length > count || changes.hasMore;
  const showMore = async () => {
    setCount(count + step);
    if (visible.length < count + step && changes.hasMore) await changes.more();
  };
  return (
    <section className="section" aria-labelledby="changes-heading">
      <h2 id="changes-heading">What changed</h2>
      {visible.length === 0 && !changes.problem && <p className="quiet">Nothing yet.</p>}
      <ul className="rows sharing-rows sharing-changes">
        {visible.slice(0, count).map((change) => (
          <ChangeRow key={change.seq} household={household} uid={uid} change={change} list={changes.list} />
        ))}
      </ul>
      <ProblemNote problem={changes.problem} words={refusalWords} />
      {hasMore && visible.length > 0 && (
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

/** The server's page size: a shorter page is the last one. */
const pageSize = 50;

interface Changes {
  /** Newest first. */
  list: readonly Change[];
  problem: string | null;
  hasMore: boolean;
  isBusy: boolean;
  more: () => Promise<void>;
}

/** The newest page, kept up to date, and older pages as far as they were loaded. */
function useChanges(household: string): Changes {
  const request = useCallback(() => householdService.changes(household), [household]);
  const { value, problem } = useSyncedQuery(request);
  const [older, setOlder] = useState<{ changes: readonly Change[]; isAll: boolean }>({ changes: [], isAll: false });
  const action = useAsyncAction("device");
  const newest = value?.changes;
  const list = useMemo(() => mergePages(newest ?? [], older.changes), [newest, older]);
  const more = async () => {
    await action.run(async () => {
      const answer = await householdService.changes(household, { before: list.at(-1)!.seq });
      if (answer.ok)
        setOlder({ changes: [...list, ...answer.value.changes], isAll: answer.value.changes.length < pageSize });
      return answer;
    });
  };
  const isAll = older.changes.length > 0 ? older.isAll : (newest?.length ?? 0) < pageSize;
  return { list, problem: problem ?? action.problem, hasMore: !isAll, isBusy: action.isBusy, more };
}

/**
 * Appends the older pages where the newest page ends. If more than a page has arrived in between, drops them to avoid a
 * gap.
 */
function mergePages(newest: readonly Change[], older: readonly Change[]): readonly Change[] {
  const last = newest.at(-1)?.seq ?? 0;
  const isGap = newest.length === pageSize && (older[0]?.seq ?? last) < last;
  return isGap ? newest : [...newest, ...older.filter(({ seq }) => seq < last)];
}

interface ChangeRowProps {
  household: string;
  uid: string;
  change: Change;
  /** May contain the record's earlier version. */
  list: readonly Change[];
}

const whole = (household: HouseholdState) => household;

/** The household's money format. */
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
  const undo = before === "unknown" ? "never" : undoOf(record, before, recordOf(state, record.id));
  const words = changeWords({ who, record, earlier: before, household: state, format });
  return (
    <li>
      <span>
        {words}
        <span className="small quiet sharing-when">
          <time dateTime={new Date(at).toISOString()}>{momentWords(at)}</time>
          {undo === "overwritten" && " · Changed again since"}
        </span>
        <OverriddenValues of={record.id} replaced={change.seq} isNamed />
      </span>
      {typeof undo === "object" && <Undo change={change} words={words} earlier={undo.earlier} />}
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

/** The record before a change; `none` if the change added it, `unknown` while loading or if nobody can tell. */
type Earlier = AnyRecord | "none" | "unknown";

/** Usually another row of the list; otherwise fetched. */
function useEarlierVersion(household: string, change: Change, list: readonly Change[]): Earlier {
  const { seq, base, record } = change;
  const listed = list.find((other) => other.seq === base && other.record.id === record.id)?.record;
  const [fetched, setFetched] = useState<AnyRecord>();
  const isMissing = base > 0 && !listed;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void householdService.changes(household, { id: record.id, before: seq }).then((answer) => {
      if (isCurrent && answer.ok) setFetched(answer.value.changes.find((other) => other.seq === base)?.record);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, household, record.id, seq, base]);
  return base === 0 ? "none" : (listed ?? fetched ?? "unknown");
}
