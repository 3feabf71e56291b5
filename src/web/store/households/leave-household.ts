import type { Result } from "#domain/result.ts";
import { ok } from "#domain/result.ts";
import type { DeviceStore } from "../device-store.ts";
import { removeHousehold } from "../household-rows.ts";
import { copyHousehold } from "./copy-household.ts";
import { householdService } from "./household-service.ts";

type Part = Pick<DeviceStore, "database" | "householdsChanged">;

/** Leaves a household, with one's own copy of it if wanted. The copy is kept first: a failure loses nothing. */
export async function leaveHousehold(
  { database, householdsChanged }: Part,
  { household, uid, withCopy }: { household: string; uid: string; withCopy: boolean },
): Promise<Result<null, string>> {
  const copy = crypto.randomUUID();
  if (withCopy) await database.write((tables) => copyHousehold(tables, household, copy));
  const left = await householdService.removeMember(household, uid);
  // Not left, so the copy would only be a second one to wonder about.
  await database.write((tables) => (left.ok ? removeHousehold(tables, household) : removeHousehold(tables, copy)));
  await householdsChanged();
  return left.ok ? ok(null) : left;
}
