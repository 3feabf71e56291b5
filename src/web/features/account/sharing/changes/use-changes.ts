import { useCallback, useMemo, useState } from "react";
import type { Change } from "#sync/household-api.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { useTrial } from "../../use-trial.ts";
import { useAsked } from "../use-asked.ts";

/** As many as the server tells at once: fewer mean that there are no more. */
const page = 50;

export interface Changes {
  /** Newest first. */
  list: readonly Change[];
  problem: string | null;
  hasMore: boolean;
  isBusy: boolean;
  more: () => Promise<void>;
}

/** The newest changes, kept up to date, and older ones as far as someone asked for them. */
export function useChanges(household: string): Changes {
  const ask = useCallback(() => householdService.changes(household), [household]);
  const { value, problem } = useAsked(ask);
  const [older, setOlder] = useState<{ changes: readonly Change[]; isAll: boolean }>({ changes: [], isAll: false });
  const action = useTrial("device");
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
