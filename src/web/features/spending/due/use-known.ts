import { useEffect, useMemo, useState } from "react";
import type { RecurringTemplate } from "#domain/spending/recurring.ts";
import { repeatsBetween } from "#domain/spending/repeat-of.ts";
import type { Day } from "#domain/time/day.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { useStore } from "#web/store/use-device.ts";
import { openMark } from "./due-commands.ts";

export type IsKnown = (id: string) => boolean;

/**
 * Whether a repeated entry of up to that day was entered or dismissed. Screens do not have what was deleted, so the device
 * is asked for the few that are missing; nothing until it answered.
 */
export function useKnown(
  state: HouseholdState,
  templates: readonly RecurringTemplate[],
  until: Day,
): IsKnown | undefined {
  const store = useStore();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>();
  const hasTemplates = templates.length > 0;
  useEffect(() => {
    if (!hasTemplates) return;
    let isCurrent = true;
    void dismissedAmong(store, state, missingIds(state, templates, until)).then((ids) => {
      if (isCurrent) setDismissed((before) => (before && isSameSet(before, ids) ? before : ids));
    });
    return () => {
      isCurrent = false;
    };
  }, [store, state, templates, until, hasTemplates]);
  const { transaction } = state.of;
  const { unread } = state;
  return useMemo(() => {
    if (hasTemplates && !dismissed) return undefined;
    return (id) => transaction.get(id) !== undefined || unread.has(id) || dismissed?.has(id) === true;
  }, [transaction, unread, dismissed, hasTemplates]);
}

const missingIds = ({ of }: HouseholdState, templates: readonly RecurringTemplate[], until: Day): string[] =>
  templates
    .flatMap((template) => repeatsBetween(template, template.schedule.on, until))
    .flatMap(({ id }) => (of.transaction.get(id) ? [] : id));

/** A device that can't be read says so elsewhere; then what is due is shown once too often, and nothing is lost. */
async function dismissedAmong(
  store: DeviceStore,
  { id }: HouseholdState,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store.database.read(({ records }) => records.get(ids.map((one) => [id, one]))).catch(() => []);
  return new Set(rows.flatMap((row) => (row?.record.deleted && !row.record[openMark] ? row.id : [])));
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
