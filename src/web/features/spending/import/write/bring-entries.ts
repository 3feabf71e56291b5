import type { ImportSource } from "#domain/household/records.ts";
import { headerText, readMapping } from "#domain/import/mapping.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Bringing } from "#web/store/bring-records.ts";
import { changing } from "#web/store/command.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { newId } from "#web/store/new-id.ts";
import type { BringProblem } from "#web/store/store.ts";
import type { Done } from "#web/store/undo-history.ts";
import { type ChosenFile, keptMapping, type ReadingPlan } from "../how/reading-plan.ts";
import type { Sorted } from "../review/review.ts";
import { newRecords } from "./new-records.ts";

export type ImportingProblem = BringProblem | "person-gone";

export interface Job {
  household: string;
  file: ChosenFile;
  plan: ReadingPlan;
  chosen: readonly Sorted[];
}

interface Ways extends Bringing {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Writes the chosen entries, all or none, and answers with what takes them back. */
export async function bringEntries(store: DeviceStore, job: Job, ways: Ways): Promise<Result<Done, ImportingProblem>> {
  const state = openHousehold(store, job.household);
  if (!state) return err("household-gone");
  const { plan } = job;
  const people = [plan.personId, plan.forPersonId].filter((id) => id !== "");
  if (people.length === 0 || people.some((id) => !state.of.person.get(id))) return err("person-gone");
  return write(store, state, job, ways);
}

async function write(
  store: DeviceStore,
  state: HouseholdState,
  { household, file, plan, chosen }: Job,
  { onProgress, signal }: Ways,
): Promise<Result<Done, ImportingProblem>> {
  const sourceId = plan.sourceId ?? newId(Date.now());
  const hasCategory = (id: string) => state.of.category.get(id) !== undefined;
  const fields = sourceFields(file, plan);
  const remembered = await remember(store, household, plan.sourceId, fields);
  if (!remembered.ok) return remembered;
  const source = plan.sourceId === undefined ? [newSource(sourceId, fields)] : [];
  // Whoever has another household open by now must not find these entries there.
  if (!openHousehold(store, household)) return err("household-gone");
  const records = newRecords(chosen, { ...plan, sourceId, hasCategory }, source);
  const brought = await store.bring("import", records, { signal, onProgress });
  return brought.ok ? ok(store.state.get().history.done.at(-1)!) : brought;
}

function openHousehold(store: DeviceStore, id: string): HouseholdState | undefined {
  const { openId, households } = store.state.get();
  return openId === id ? households.get(id) : undefined;
}

const sourceFields = ({ opened }: ChosenFile, plan: ReadingPlan): Omit<ImportSource, "id"> => ({
  label: plan.label.trim(),
  header: headerText(opened.header),
  mapping: keptMapping(readMapping(plan.mapping)!, plan),
});

const newSource = (id: string, fields: Omit<ImportSource, "id">): AnyRecord => ({
  ...fields,
  ...{ id, kind: "import-source", schema: kinds["import-source"].edition, version: 0, deleted: false },
});

/** A known account is read from now on as it was read this time. One that is gone by now stays gone. */
async function remember(
  store: DeviceStore,
  household: string,
  id: string | undefined,
  { mapping }: Omit<ImportSource, "id">,
): Promise<Result<null, ImportingProblem>> {
  const kept = id === undefined ? undefined : openHousehold(store, household)?.of["import-source"].get(id);
  if (!kept || inOrder(kept.mapping) === inOrder(mapping)) return ok(null);
  const written = await store.run(
    changing("change-import", "import-source", kept.id, () => ({ mapping })),
    household,
  );
  return written.ok ? ok(null) : written;
}

/** As text by which two of them can be compared, in whatever order their fields stand. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
