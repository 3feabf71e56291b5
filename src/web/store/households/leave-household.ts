import { ok, type Result } from "#domain/result.ts";
import { hostedServices, householdService, outOfReach } from "#web/backends/household-service.ts";
import { newUuid } from "#web/platform/new-id.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import type { DeviceTables } from "../device/device-database.ts";
import type { DeviceStore } from "../device-store.ts";
import { copyHousehold, removeHousehold } from "./household-rows.ts";
import { loseHousehold, removeAcknowledged } from "./set-aside.ts";

type Part = Pick<DeviceStore, "database" | "householdsChanged">;

/** Without a copy, unsent changes are set aside. */
async function removeLeft(tables: DeviceTables, household: string, hasCopy: boolean): Promise<void> {
  const { unsent } = hasCopy ? { unsent: 0 } : await loseHousehold(tables, household, Date.now());
  if (unsent === 0) await removeAcknowledged(tables, household);
}

/** Leaves a household, optionally keeping a copy. Copies first, so that a failure loses nothing. */
export async function leaveHousehold(
  { database, householdsChanged }: Part,
  { household, uid, withCopy }: { household: string; uid: string; withCopy: boolean },
): Promise<Result<null, string>> {
  const copy = newUuid();
  if (withCopy) await database.write((tables) => copyHousehold(tables, household, copy));
  const left = await householdService.removeMember(household, uid);
  // Not a member any more: the response to an earlier attempt may have been lost.
  const hasLeft = left.ok || left.problem === "not-a-member";
  // Without a response they may have left, so the copy stays. After a refusal it would be a duplicate.
  if (hasLeft) await database.write((tables) => removeLeft(tables, household, withCopy));
  else if (left.problem !== "unreachable") await database.write((tables) => removeHousehold(tables, copy));
  await householdsChanged();
  return hasLeft ? ok(null) : left;
}

/** Called before an account is deleted. Our own server does this itself; Firebase does not. */
export async function leaveAll(): Promise<Result<null, string>> {
  if (!readSiteConfig().firebase) return ok(null);
  return hostedServices().then((services) => services.leaveAll(), outOfReach);
}
