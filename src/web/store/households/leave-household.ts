import { ok, type Result } from "#domain/result.ts";
import { newUuid } from "#web/platform/new-id.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import type { DeviceTables } from "../device/device-database.ts";
import type { DeviceStore } from "../device-store.ts";
import { copyHousehold, removeHousehold } from "./household-rows.ts";
import { hostedServices, householdService, outOfReach } from "./household-service.ts";
import { loseHousehold, removeAcknowledged } from "./set-aside.ts";

type Part = Pick<DeviceStore, "database" | "householdsChanged">;

/** A copy has everything. Without one, what was not sent yet is set aside. */
async function removeLeft(tables: DeviceTables, household: string, hasCopy: boolean): Promise<void> {
  const { unsent } = hasCopy ? { unsent: 0 } : await loseHousehold(tables, household, Date.now());
  if (unsent === 0) await removeAcknowledged(tables, household);
}

/** Leaves a household, with one's own copy of it if wanted. The copy is made first: a failure loses nothing. */
export async function leaveHousehold(
  { database, householdsChanged }: Part,
  { household, uid, withCopy }: { household: string; uid: string; withCopy: boolean },
): Promise<Result<null, string>> {
  const copy = newUuid();
  if (withCopy) await database.write((tables) => copyHousehold(tables, household, copy));
  const left = await householdService.removeMember(household, uid);
  // Who is not in it any more has left: an earlier answer may have been lost.
  const hasLeft = left.ok || left.problem === "not-a-member";
  // Without an answer it may have been done, and then the copy is all that stays. Refused, it would be one too many.
  if (hasLeft) await database.write((tables) => removeLeft(tables, household, withCopy));
  else if (left.problem !== "unreachable") await database.write((tables) => removeHousehold(tables, copy));
  await householdsChanged();
  return hasLeft ? ok(null) : left;
}

/** Before an account is deleted. Our own server does that by itself; a hosted project knows nothing of households then. */
export async function leaveAll(): Promise<Result<null, string>> {
  if (!readSiteConfig().firebase) return ok(null);
  return hostedServices().then((services) => services.leaveAll(), outOfReach);
}
