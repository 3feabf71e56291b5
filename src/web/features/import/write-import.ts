import type { Debt } from "#domain/household/household.ts";
import type { ImportSource } from "#domain/household/records.ts";
import { headerText, readMapping } from "#domain/import/mapping.ts";
import { outOf, pairedFields } from "#domain/ledger/pairs.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { asBillPayment } from "#domain/spending/bill-matches.ts";
import { newRecord } from "#sync/kinds/kinds.ts";
import { type AnyRecord, withFields } from "#sync/record.ts";
import { failedWriteWords, isDeviceProblem, writeProblemWords } from "#web/household/commands/failed-write.ts";
import { undoOne } from "#web/household/commands/use-run.ts";
import { idsInOrder, newId } from "#web/platform/new-id.ts";
import {
  bulkThreshold,
  changing,
  type DeviceStore,
  type Edit,
  type HistoryEntry,
  type HouseholdState,
  type ImportOptions,
  type ImportProblem,
  type NewRecords,
} from "#web/store/index.ts";
import { type ChosenFile, type ReadingPlan, storedMapping } from "./reading-plan.ts";
import type { ImportableEntry } from "./review.ts";
import { entriesWords } from "./step-parts.tsx";

type ImportFailure = ImportProblem | "person-gone" | "account-gone";

interface ImportJob {
  household: string;
  file: ChosenFile;
  plan: ReadingPlan;
  chosen: readonly ImportableEntry[];
}

interface WriteOptions extends ImportOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Saves the chosen entries, all or none. Returns what undo needs. */
export async function importEntries(
  store: DeviceStore,
  job: ImportJob,
  options: WriteOptions,
): Promise<Result<HistoryEntry, ImportFailure>> {
  const state = openHousehold(store, job.household);
  if (!state) return err("household-gone");
  const { plan } = job;
  const people = [plan.personId, plan.forPersonId].filter((id) => id !== "");
  if (people.length === 0 || people.some((id) => !state.of.person.get(id))) return err("person-gone");
  const { account } = plan;
  if (account && !state.of[account.kind].get(account.id)) return err("account-gone");
  return write(store, state, job, options);
}

async function write(
  store: DeviceStore,
  state: HouseholdState,
  { household, file, plan, chosen }: ImportJob,
  { onProgress, signal }: WriteOptions,
): Promise<Result<HistoryEntry, ImportFailure>> {
  const sourceId = plan.sourceId ?? newId(Date.now());
  const hasCategory = (id: string) => state.of.category.get(id) !== undefined;
  const fields = sourceFields(file, plan);
  const updated = await updateMapping(store, household, plan.sourceId, fields);
  if (!updated.ok) return updated;
  const source = plan.sourceId === undefined ? [newSource(sourceId, fields)] : [];
  // The user may have opened another household meanwhile: these entries must not end up there.
  if (!openHousehold(store, household)) return err("household-gone");
  const idOf = idsFor(chosen);
  const changes = otherHalves(chosen, idOf, plan, openHousehold(store, household)!);
  const debts = state.of.debt.list();
  const records = newRecords(chosen, { ...plan, sourceId, hasCategory, debts }, source, idOf);
  const imported = await store.importRecords("import", records, { signal, onProgress, changes });
  return imported.ok ? ok(store.state.get().history.done.at(-1)!) : imported;
}

function openHousehold(store: DeviceStore, id: string): HouseholdState | undefined {
  const { openId, households } = store.state.get();
  return openId === id ? households.get(id) : undefined;
}

const sourceFields = (file: ChosenFile, plan: ReadingPlan): Omit<ImportSource, "id"> => ({
  label: plan.label.trim(),
  header: headerText(file.opened.header),
  mapping: storedMapping(readMapping(plan.mapping)!, plan, file),
});

const newSource = (id: string, fields: Omit<ImportSource, "id">): AnyRecord =>
  newRecord("import-source", { ...fields, id });

/** A known account remembers how its file was read this time. A deleted account stays deleted. */
async function updateMapping(
  store: DeviceStore,
  household: string,
  id: string | undefined,
  { mapping }: Omit<ImportSource, "id">,
): Promise<Result<null, ImportFailure>> {
  const known = id === undefined ? undefined : openHousehold(store, household)?.of["import-source"].get(id);
  if (!known || canonicalJson(known.mapping) === canonicalJson(mapping)) return ok(null);
  const written = await store.run(
    changing("change-import", "import-source", known.id, () => ({ mapping })),
    household,
  );
  return written.ok ? ok(null) : written;
}

/** JSON with sorted keys, so that two mappings can be compared whatever their key order. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The existing entries that become the other halves of imported transfers. One that is gone leaves its half unpaired. */
function otherHalves(
  chosen: readonly ImportableEntry[],
  idOf: (index: number) => string,
  { account }: ReadingPlan,
  { of }: HouseholdState,
): Edit[] {
  const edits: Edit[] = [];
  for (const [index, { found }] of chosen.entries()) {
    const pair = found?.is === "transfer" ? found.transfer.pairedWith : undefined;
    const before = pair?.kind === "transaction" ? of.transaction.record(pair.id) : undefined;
    if (!before) continue;
    const half = pairedFields(before.fields, { kind: "transaction", id: idOf(index) }, account ?? undefined);
    edits.push({ before, after: withFields(before, half) });
  }
  return edits;
}

interface RecordOptions extends Pick<ReadingPlan, "personId" | "forPersonId" | "account"> {
  sourceId: string;
  /** Whether the category still exists: it may have been deleted meanwhile. */
  hasCategory: (id: string) => boolean;
  /** Paid by some of the bills. */
  debts: readonly Debt[];
}

/** The records to store: the account first if it is new, then its entries. */
function newRecords(
  chosen: readonly ImportableEntry[],
  options: RecordOptions,
  source: readonly AnyRecord[],
  idOf: (index: number) => string,
): NewRecords {
  const recordAt = (index: number) => source[index] ?? entryAt(index - source.length);
  const entryAt = (index: number) => recordOf(idOf(index), chosen[index]!, options);
  const length = source.length + chosen.length;
  return {
    length,
    slice: (from = 0, to = length) =>
      Array.from({ length: Math.min(to, length) - from }, (_, index) => recordAt(from + index)),
  };
}

/** One literal instead of spreads: the browser then needs half the memory for each record. */
function recordOf(id: string, { entry, category, found }: ImportableEntry, options: RecordOptions): AnyRecord {
  const { day, amount, payee, note, kind, key } = entry;
  const fields = {
    id,
    day,
    amount,
    payee,
    note,
    personId: options.personId,
    kind,
    imported: { sourceId: options.sourceId, key },
  };
  if (options.account) Object.assign(fields, { account: options.account });
  if (found?.is === "transfer") {
    const { pairedWith, other } = found.transfer;
    const out = outOf(entry);
    // A negative amount arrives in the account, so what it names is where it came from.
    const isToOther = other && (out > 0 || !pairedWith);
    Object.assign(
      fields,
      { kind: "transfer", amount: out },
      isToOther && { toAccount: other },
      pairedWith && { pairedWith },
      found.bill && { bill: { id: found.bill.bill.id, due: found.bill.due } },
    );
    return newRecord(
      "transaction",
      Object.assign(
        fields,
        category && options.hasCategory(category.categoryId) && { categoryId: category.categoryId },
      ),
    );
  }
  if (found?.is === "refund") {
    Object.assign(fields, { kind: "spending", amount: -amount });
    return newRecord("transaction", Object.assign(fields, spendingFields(found.category, options)));
  }
  if (found?.is === "bill") {
    const own = found.bill.bill.categoryId ?? category?.categoryId;
    if (own !== undefined && options.hasCategory(own)) Object.assign(fields, { categoryId: own });
    return newRecord("transaction", { ...asBillPayment(fields, found.bill, options.debts), id });
  }
  return newRecord(
    "transaction",
    kind === "spending" ? Object.assign(fields, spendingFields(category, options)) : fields,
  );
}

const spendingFields = (category: ImportableEntry["category"], { forPersonId, hasCategory }: RecordOptions) => ({
  ...(category && hasCategory(category.categoryId) && { categoryId: category.categoryId }),
  ...(forPersonId !== "" && { forPersonId }),
});

/** Ids that sort in the bank's order with the newest entry of a day last, whether the file starts with the newest or the oldest. */
function idsFor(chosen: readonly ImportableEntry[]): (index: number) => string {
  const idAt = idsInOrder(Date.now());
  const isNewestFirst = chosen.length > 0 && chosen[0]!.entry.day > chosen.at(-1)!.entry.day;
  return (index) => idAt(isNewestFirst ? chosen.length - 1 - index : index);
}

/** Why nothing was imported. Shown in the dialog, which hides the banners of the page. */
export function importProblemText(problem: ImportFailure): string {
  if (problem === "ended") return "Stopped. Nothing was imported.";
  if (problem === "person-gone") return "The person you chose is no longer in this household. Choose again who paid.";
  if (problem === "account-gone")
    return "The account you chose is no longer in this household. Choose again which account the file is of.";
  if (isDeviceProblem(problem))
    return `Nothing was imported: ${failedWriteWords[problem as keyof typeof failedWriteWords]}`;
  return problem === "bad-fields"
    ? "These entries can’t be kept as they are. Nothing was imported."
    : `${writeProblemWords(problem)} Nothing was imported.`;
}

/** Undoes an import. A large one takes a while, so messages tell when it begins and ends. */
export async function undoImport(
  store: DeviceStore,
  { done, count }: { done: HistoryEntry; count: number },
  show: (message: { text: string; seconds?: number }) => void,
): Promise<void> {
  const isLong = done.edits.length > bulkThreshold;
  if (isLong) show({ text: `Taking ${entriesWords(count)} back…`, seconds: 3 });
  const written = await undoOne(store, done);
  if (isLong && written.ok) show({ text: `${entriesWords(count)} taken back` });
}
