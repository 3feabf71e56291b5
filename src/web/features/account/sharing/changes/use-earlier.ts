import { useEffect, useState } from "react";
import type { Change } from "#sync/household-api.ts";
import type { AnyRecord } from "#sync/record.ts";
import { householdService } from "#web/store/households/household-service.ts";

/** The record before a change; `none` where the change added it, `unknown` while or where nobody can say. */
export type Earlier = AnyRecord | "none" | "unknown";

/** Mostly another row of the list; else the server is asked for that one record. */
export function useEarlier(household: string, change: Change, list: readonly Change[]): Earlier {
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
