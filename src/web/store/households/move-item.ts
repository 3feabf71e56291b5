import { type Balance, ownPersonId } from "#domain/household/records.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { newRecord } from "#sync/kinds/kinds.ts";
import { type AnyRecord, emptied, isEmptied } from "#sync/record.ts";
import type { DeviceTables } from "../device/device-database.ts";
import { persistEdits } from "../persist-edits.ts";
import { isAbout } from "../sync/announcements.ts";
import { asNew } from "./transfer-items.ts";

/** Kinds that can be private. */
const movableKinds = ["account", "debt", "transaction", "goal"] as const;

interface MoveRequest {
  id: string;
  from: string;
  to: string;
  newId: () => string;
  /** What an account holds, or a debt owes, when it moves. Its entries stay behind, so its balance no longer follows from them. */
  balance?: Omit<Balance, "id" | "of">;
  /** Who the user is among the people of the shared household. Private spaces have no people. */
  personId?: string | undefined;
}

/**
 * Moves an item between the shared household and the private space, with what belongs to it: deletes it in one and creates it
 * under a new id in the other, in the given transaction. The deleted records keep no fields, and the server then clears them
 * from the log. Announcements of overridden values are cleared too, even dismissed ones, because they contain its values.
 * Owners, accounts and bills that they name are left out: they are records of the other space.
 */
export async function moveItem(
  tables: DeviceTables,
  { id, from, to, newId, balance, personId }: MoveRequest,
): Promise<Result<{ id: string; deletedIds: readonly string[] }, "gone">> {
  const rows = (await tables.records.all({ household: from })).map(({ record }) => record);
  const live = rows.filter(({ deleted }) => !deleted);
  const item = live.find((record) => record.id === id);
  if (!item || !(movableKinds as readonly string[]).includes(item.kind)) return err("gone");
  const moved = [item, ...live.filter((record) => belongsTo(record, item))];
  const itemId = newId();
  const announcements = rows.filter((record) => !isEmptied(record) && moved.some(({ id }) => isAbout(record, id)));
  await persistEdits(tables, from, [
    ...[...moved, ...announcements].map((record) => ({ before: record, after: emptied(record) })),
    ...debtsOn(live, id).map((debt) => ({ before: debt, after: withoutAccount(debt) })),
  ]);
  const copies = moved.map((record) => withPerson(movedCopy(record, item, itemId, newId), personId));
  const stated =
    balance && newRecord("balance", { ...balance, id: newId(), of: { kind: item.kind as never, id: itemId } });
  await persistEdits(
    tables,
    to,
    [...copies, ...(stated ? [stated] : [])].map((after) => ({ before: undefined, after })),
  );
  return ok({ id: itemId, deletedIds: [...moved, ...announcements].map((record) => record.id) });
}

type Reference = { kind?: unknown; id?: unknown } | undefined;

/** The reference to what a record belongs to. */
const referenceOf = ({ kind, fields }: AnyRecord): Reference =>
  ((kind === "balance" && fields.of) || (kind === "save" && fields.target) || undefined) as Reference;

function belongsTo(record: AnyRecord, item: AnyRecord): boolean {
  if (record.kind === "withdrawal") return item.kind === "goal" && record.fields.goalId === item.id;
  const reference = referenceOf(record);
  return reference?.kind === item.kind && reference.id === item.id;
}

const debtsOn = (records: readonly AnyRecord[], accountId: string): readonly AnyRecord[] =>
  records.filter((record) => record.kind === "debt" && record.fields.accountId === accountId);

/** A debt stays when the account that it was taken for moves. */
function withoutAccount(debt: AnyRecord): AnyRecord {
  const { accountId: _, ...fields } = debt.fields;
  return { ...debt, fields };
}

function movedCopy(record: AnyRecord, item: AnyRecord, itemId: string, newId: () => string): AnyRecord {
  const kept = Object.entries(record.fields).filter(([name]) => !spaceReferences.has(name));
  const fields = Object.fromEntries(kept);
  if (record === item) return asNew(record, itemId, fields);
  const reference = referenceOf(record);
  const field = record.kind === "balance" ? "of" : "target";
  const pointed = reference ? { [field]: { ...reference, id: itemId } } : { goalId: itemId };
  // It came from an account of the other space, so it must not leave one of this space.
  const source = record.kind === "save" && item.kind !== "goal" ? { fromAccountId: itemId } : {};
  return asNew(record, newId(), { ...fields, ...pointed, ...source });
}

const withPerson = (record: AnyRecord, personId: string | undefined): AnyRecord =>
  personId !== undefined && record.fields.personId === ownPersonId
    ? { ...record, fields: { ...record.fields, personId } }
    : record;

/** Fields that name records of the space that a record leaves. */
const spaceReferences = new Set([
  ...["ownerIds", "accountId", "account", "toAccount", "pairedWith", "heldIn"],
  ...["billId", "sweepTo", "fromAccountId", "toAccountId"],
]);
