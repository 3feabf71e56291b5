import type { ImportSource } from "#domain/household/records.ts";
import { headerText, readMapping } from "#domain/import/mapping.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import type { AnyRecord } from "#sync/record.ts";
import { isDevicesFault, notKeptWords, writeProblemWords } from "#web/household/commands/failed-write.ts";
import { takeBack } from "#web/household/commands/use-run.ts";
import { idsInOrder, newId } from "#web/platform/new-id.ts";
import { fewAtOnce } from "#web/store/bulk/bulk-write.ts";
import type { ImportOptions, NewRecords } from "#web/store/bulk/persist-bulk.ts";
import { changing } from "#web/store/command.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import type { BringProblem } from "#web/store/store.ts";
import type { Done } from "#web/store/undo-history.ts";
import { type ChosenFile, storedMapping, type ReadingPlan } from "./reading-plan.ts";
import type { ImportableEntry } from "./review.ts";
import { entriesWords } from "./step-parts.tsx";

type ImportProblem = BringProblem | "person-gone";

interface Job {
  household: string;
  file: ChosenFile;
  plan: ReadingPlan;
  chosen: readonly ImportableEntry[];
}

interface Ways extends ImportOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Writes the chosen entries, all or none, and answers with what takes them back. */
export async function importEntries(store: DeviceStore, job: Job, ways: Ways): Promise<Result<Done, ImportProblem>> {
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
): Promise<Result<Done, ImportProblem>> {
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
  mapping: storedMapping(readMapping(plan.mapping)!, plan),
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
): Promise<Result<null, ImportProblem>> {
  const kept = id === undefined ? undefined : openHousehold(store, household)?.of["import-source"].get(id);
  if (!kept || canonicalJson(kept.mapping) === canonicalJson(mapping)) return ok(null);
  const written = await store.run(
    changing("change-import", "import-source", kept.id, () => ({ mapping })),
    household,
  );
  return written.ok ? ok(null) : written;
}

/** As text by which two of them can be compared, in whatever order their fields stand. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

interface Whose extends Pick<ReadingPlan, "personId" | "forPersonId"> {
  sourceId: string;
  /** A category that was deleted meanwhile is none. */
  hasCategory: (id: string) => boolean;
}

/** The entries as they are kept, after the account they came from where that is new. */
function newRecords(chosen: readonly ImportableEntry[], whose: Whose, source: readonly AnyRecord[]): NewRecords {
  const idOf = idsFor(chosen);
  const recordAt = (index: number) => source[index] ?? entryAt(index - source.length);
  const entryAt = (index: number) => recordOf(idOf(index), chosen[index]!, whose);
  const length = source.length + chosen.length;
  return {
    length,
    slice: (from = 0, to = length) =>
      Array.from({ length: Math.min(to, length) - from }, (_, index) => recordAt(from + index)),
  };
}

/** Written out in one piece, which takes the browser half the room of one that is put together. */
function recordOf(id: string, { entry, category }: ImportableEntry, whose: Whose): AnyRecord {
  const { day, amount, payee, note, kind: type, key } = entry;
  const record = {
    id,
    kind: "transaction" as const,
    schema: kinds.transaction.edition,
    version: 0,
    deleted: false,
    day,
    amount,
    payee,
    note,
    personId: whose.personId,
    type,
    imported: { sourceId: whose.sourceId, key },
  };
  return type === "spending" ? Object.assign(record, spendingFields(category, whose)) : record;
}

const spendingFields = (category: ImportableEntry["sorting"], { forPersonId, hasCategory }: Whose) => ({
  ...(category && hasCategory(category.categoryId) && { categoryId: category.categoryId }),
  ...(forPersonId !== "" && { forPersonId }),
});

/** Ids that sort as the bank listed its entries, the newest of a day last, whichever end its file begins at. */
function idsFor(chosen: readonly ImportableEntry[]): (index: number) => string {
  const idAt = idsInOrder(Date.now());
  const isNewestFirst = chosen.length > 0 && chosen[0]!.entry.day > chosen.at(-1)!.entry.day;
  return (index) => idAt(isNewestFirst ? chosen.length - 1 - index : index);
}

/** Why nothing was brought, for where someone waits for it: a banner of the page is hidden behind a dialog. */
export function importProblemText(problem: ImportProblem): string {
  if (problem === "ended") return "Stopped. Nothing was imported.";
  if (problem === "person-gone") return "The person you chose is no longer in this household. Choose again who paid.";
  if (isDevicesFault(problem)) return `Nothing was imported: ${notKeptWords[problem as keyof typeof notKeptWords]}`;
  return problem === "bad-fields"
    ? "These entries can’t be kept as they are. Nothing was imported."
    : `${writeProblemWords(problem)} Nothing was imported.`;
}

/** Takes an import back. A large one takes the device its time, and says so. */
export async function undoImport(
  store: DeviceStore,
  { done, count }: { done: Done; count: number },
  show: (message: { text: string; seconds?: number }) => void,
): Promise<void> {
  const isLong = done.edits.length > fewAtOnce;
  if (isLong) show({ text: `Taking ${entriesWords(count)} back…`, seconds: 3 });
  const written = await takeBack(store, done);
  if (isLong && written.ok) show({ text: `${entriesWords(count)} taken back` });
}
