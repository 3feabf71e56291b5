import { err, type Result } from "#domain/result.ts";
import { DeviceError } from "#web/store/device/device-problem.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { beginHousehold } from "#web/store/households/begin-household.ts";
import { moveItem } from "#web/store/households/move-item.ts";
import { newId } from "#web/store/new-id.ts";

export interface Moving {
  id: string;
  from: string;
  /** Null for a private space that has not begun yet. */
  to: string | null;
}

/** Moves an item between the shared household and one's own space, all or nothing. */
export async function moveBetween(store: DeviceStore, { id, from, to }: Moving): Promise<Result<unknown, string>> {
  try {
    const target = to ?? (await beginHousehold(store, "private"));
    const move = { id, from, to: target, newId: () => newId(Date.now()) };
    const moved = await store.database.write((tables) => moveItem(tables, move));
    await store.householdsChanged();
    return moved;
  } catch (error) {
    return err(error instanceof DeviceError ? error.problem : "device");
  }
}
