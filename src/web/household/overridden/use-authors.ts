import { useEffect, useState } from "react";
import type { Change } from "#sync/household-api.ts";
import { isSameValue } from "#sync/merge-same-value.ts";
import type { Overridden } from "#sync/overridden.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { useSyncStatus } from "#web/store/use-device.ts";
import { useOwnUid } from "../own-uid.ts";
import type { OpenValue } from "./open-values.ts";
import { type Authors, you } from "./overridden-words.ts";

type Logs = ReadonlyMap<string, readonly Change[]>;

/**
 * Who wrote the values. Records do not say by whom they were written, the change log does: it is asked once everything is
 * sent, because what overrode a value may be on its way. Without a connection nobody is named.
 */
export function useAuthors(household: HouseholdState, values: readonly OpenValue[]): (value: OpenValue) => Authors {
  const uid = useOwnUid();
  const isInStep = useSyncStatus() === "in-step";
  const [logs, setLogs] = useState<Logs>(new Map());
  const ids = [...new Set(values.map(({ record }) => record.id))].sort().join(" ");
  useEffect(() => {
    if (uid === undefined || !isInStep || ids === "") return;
    let isWanted = true;
    for (const id of ids.split(" "))
      void householdService.changes(household.id, { id }).then((answer) => {
        if (isWanted && answer.ok) setLogs((now) => new Map(now).set(id, answer.value.changes));
      });
    return () => {
      isWanted = false;
    };
  }, [household.id, uid, isInStep, ids]);
  const people = household.of.person.list();
  const nameOf = (author: string | undefined) =>
    author === uid ? author && you : people.find((person) => author !== undefined && person.uid === author)?.name;
  return ({ announcement, record }) => {
    const { loser, winner } = authorsIn(logs.get(record.id) ?? [], announcement);
    return { loser: nameOf(loser), winner: nameOf(winner) };
  };
}

/** The accounts that wrote the overridden value and the next version that has another one. */
export function authorsIn(changes: readonly Change[], { replaced, names, lost }: Overridden): Authors {
  const hasLost = ({ record }: Change) => names.every((name) => isSameValue(record[name], lost[name]));
  const later = changes.filter(({ seq }) => seq > replaced).sort((one, other) => one.seq - other.seq);
  return {
    loser: changes.find(({ seq }) => seq === replaced)?.uid,
    winner: later.find((change) => !hasLost(change))?.uid,
  };
}
