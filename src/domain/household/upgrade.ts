import { err, ok, type Result } from "../result.ts";
import { upgradeFrom1 } from "./upgrade-from-1.ts";

/** A household as a file or an older device holds it: of its fields only the version is known for sure. */
export type StoredHousehold = Readonly<Record<string, unknown>> & { readonly version: number };

export type UpgradeProblem = "newer-version" | "unreadable";

/** Takes the fields of one version to the next. Pure; keeps every field that it does not know. */
export type Upgrade = (fields: Readonly<Record<string, unknown>>) => Result<Record<string, unknown>, "unreadable">;

/** The version that this code writes. */
export const householdVersion = 2;

/** The first one upgrades from version 1, the next from 2, and so on. */
export const householdUpgrades: readonly Upgrade[] = [upgradeFrom1];

/** Brings an imported household to the current version. Whether its answers are sound is for the schema to say. */
export const upgradeHousehold = (stored: unknown): Result<StoredHousehold, UpgradeProblem> =>
  upgradeBy(householdUpgrades, stored);

/** Applies the upgrades from the record's version on, each once, until none is left. */
export function upgradeBy(upgrades: readonly Upgrade[], stored: unknown): Result<StoredHousehold, UpgradeProblem> {
  if (!isVersioned(stored)) return err("unreadable");
  const current = upgrades.length + 1;
  if (stored.version > current) return err("newer-version");
  let fields: Readonly<Record<string, unknown>> = stored;
  for (const upgrade of upgrades.slice(stored.version - 1)) {
    const upgraded = upgrade(fields);
    if (!upgraded.ok) return upgraded;
    fields = upgraded.value;
  }
  return ok({ ...fields, version: current });
}

function isVersioned(stored: unknown): stored is StoredHousehold {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored) || !("version" in stored)) return false;
  return Number.isSafeInteger(stored.version) && (stored.version as number) >= 1;
}
