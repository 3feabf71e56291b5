import type { Transaction } from "#domain/household/records.ts";
import { adding, changing, deleting, together } from "#web/store/command.ts";
import type { Store } from "#web/store/store.ts";
import { valueIn } from "./check.ts";
import type { Device } from "./device.ts";
import type { World } from "./world.ts";

/** One thing that a device said is kept: a field of a record with a value, or that the record is deleted. */
export interface Acknowledged {
  device: Device;
  id: string;
  field: "payee" | "note" | "amount" | "isCleared" | "deleted";
  value: unknown;
}

type Words = Pick<Transaction, "payee" | "note" | "amount">;

let written = 0;

/** Values that were never written before, so that each can be found again. */
function newWords({ uid }: Device): Words {
  written += 1;
  return { payee: `payee ${written} of ${uid}`, note: `note ${written} of ${uid}`, amount: written as Words["amount"] };
}

/** Someone at one of the tabs does something. */
export async function act(world: World): Promise<void> {
  const device = world.random.oneOf(world.devices);
  const tab = world.random.oneOf(device.tabs);
  const records = tab.state.get().households.get(device.household)!.of.transaction.list();
  const choice = world.random.below(11);
  if (records.length === 0 || choice < 3) await add(world, device, tab);
  else if (choice < 8) await change(world, device, tab, world.random.oneOf(records).id);
  else if (choice === 8) await remove(world, device, tab, world.random.oneOf(records).id);
  else if (choice === 9) await reconcile(world, device, tab, world.random.oneOf(records).id);
  else await goBack(world, device, tab);
}

async function add(world: World, device: Device, tab: Store): Promise<void> {
  const words = newWords(device);
  const fields = { ...words, day: "2026-11-15", personId: "p1", kind: "spending" } as const;
  const kept = await tab.run(adding("add-expense", "transaction", fields as never), device.household);
  if (!kept.ok) throw new Error(`an expense was refused: ${kept.problem}`);
  note(world, device, kept.value[0]!.id, words);
}

async function change(world: World, device: Device, tab: Store, id: string): Promise<void> {
  const field = world.random.oneOf(["payee", "note", "amount"] as const);
  const some = { [field]: newWords(device)[field] };
  const kept = await tab.run(
    changing("change-expense", "transaction", id, () => some as never),
    device.household,
  );
  if (kept.ok) note(world, device, id, some);
}

/** States the balance of an account and ticks an entry, as finishing a reconciliation does. */
async function reconcile(world: World, device: Device, tab: Store, id: string): Promise<void> {
  const { note: words, amount } = newWords(device);
  const balance = { of: { kind: "account", id: "checking" }, day: "2026-11-15", amount } as const;
  const stated = adding("reconcile", "balance", { ...balance, note: words } as never);
  const ticked = changing("reconcile", "transaction", id, () => ({ isCleared: true }));
  const kept = await tab.run(together("reconcile", [stated, ticked]), device.household);
  if (!kept.ok) return;
  note(world, device, kept.value.find((record) => record.id !== id)!.id, { amount });
  note(world, device, id, { isCleared: true });
}

async function remove(world: World, device: Device, tab: Store, id: string): Promise<void> {
  const kept = await tab.run(deleting("delete-expense", id), device.household);
  if (kept.ok) note(world, device, id, { deleted: true });
}

async function goBack(world: World, device: Device, tab: Store): Promise<void> {
  const { done, undone } = tab.state.get().history;
  const isRedo = done.length === 0 || (undone.length > 0 && world.random.once(3));
  const one = isRedo ? undone.at(-1) : done.at(-1);
  const kept = await (isRedo ? tab.redo() : tab.undo());
  if (!kept.ok || !one) return;
  for (const { before, after } of one.edits) {
    const [from, to] = isRedo ? [before, after] : [after, before ?? { ...after, deleted: true }];
    for (const field of ["payee", "note", "amount", "isCleared", "deleted"] as const)
      if (!from || valueIn(from, field) !== valueIn(to, field))
        world.acknowledged.push({ device, id: after.id, field, value: valueIn(to, field) });
  }
}

function note(world: World, device: Device, id: string, fields: Partial<Record<Acknowledged["field"], unknown>>): void {
  for (const [field, value] of Object.entries(fields))
    world.acknowledged.push({ device, id, field: field as Acknowledged["field"], value });
}
