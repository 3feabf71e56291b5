import { err, ok, type Result } from "#domain/result.ts";
import { type AnyRecord, isEmptied } from "#sync/record.ts";
import { emptied, isAbout } from "../announcements.ts";
import type { DeviceTables } from "../device/device-database.ts";
import { keepEdits } from "../keep-edits.ts";

/** What can be one's own: an account with its balances, an expense, a goal with its saves. */
export const movableKinds = ["account", "debt", "transaction", "goal"] as const;

export interface Move {
  id: string;
  from: string;
  to: string;
  newId: () => string;
}

/**
 * Moves an item between the shared household and the private space: deleted there, made anew here under another id, with
 * what belongs to it, all in the transaction it is given. What is left behind says nothing but that it is gone, and the
 * server then empties the log of what the partner saw before. Announcements of overridden values go with it: they have its
 * values, also where somebody dismissed them. Who owns it and what it was taken for are
 * said of the other space's people and things, so they are not taken along.
 */
export async function moveItem(
  tables: DeviceTables,
  { id, from, to, newId }: Move,
): Promise<Result<{ id: string; left: readonly string[] }, "gone">> {
  const rows = (await tables.records.all({ household: from })).map(({ record }) => record);
  const live = rows.filter(({ deleted }) => !deleted);
  const item = live.find((record) => record.id === id);
  if (!item || !(movableKinds as readonly string[]).includes(item.kind)) return err("gone");
  const moved = [item, ...live.filter((record) => belongsTo(record, item))];
  const itemId = newId();
  const announcements = rows.filter((record) => !isEmptied(record) && moved.some(({ id }) => isAbout(record, id)));
  await keepEdits(tables, from, [
    ...[...moved, ...announcements].map((record) => ({ before: record, after: emptied(record) })),
    ...debtsOn(live, id).map((debt) => ({ before: debt, after: loosened(debt) })),
  ]);
  await keepEdits(
    tables,
    to,
    moved.map((record) => ({ before: undefined, after: renewed(record, item, itemId, newId) })),
  );
  return ok({ id: itemId, left: [...moved, ...announcements].map((record) => record.id) });
}

type Pointer = { kind?: unknown; id?: unknown } | undefined;

/** By which field records point at what they belong to. */
const pointerOf = (record: AnyRecord): Pointer =>
  ((record.kind === "balance" && record.of) || (record.kind === "save" && record.target) || undefined) as Pointer;

function belongsTo(record: AnyRecord, item: AnyRecord): boolean {
  if (record.kind === "withdrawal") return item.kind === "goal" && record.goalId === item.id;
  const pointer = pointerOf(record);
  return pointer?.kind === item.kind && pointer.id === item.id;
}

const debtsOn = (records: readonly AnyRecord[], accountId: string): readonly AnyRecord[] =>
  records.filter((record) => record.kind === "debt" && record.accountId === accountId);

/** A loan stays where it is when the car that it was taken for moves. */
function loosened({ accountId: _, ...debt }: AnyRecord): AnyRecord {
  return debt as AnyRecord;
}

function renewed(record: AnyRecord, item: AnyRecord, itemId: string, newId: () => string): AnyRecord {
  const { restored: _, ...fields } = record;
  if (record === item) {
    const { ownerIds: _owners, accountId: _account, ...own } = fields;
    return { ...own, id: itemId, version: 0 } as AnyRecord;
  }
  const pointer = pointerOf(record);
  const field = record.kind === "balance" ? "of" : "target";
  const pointed = pointer ? { [field]: { ...pointer, id: itemId } } : { goalId: itemId };
  return { ...fields, ...pointed, id: newId(), version: 0 };
}
