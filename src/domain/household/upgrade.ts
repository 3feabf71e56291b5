import { rateOfPercent } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";

/** A household from a file or an older device, of which only the version is known. */
type StoredHousehold = Readonly<Record<string, unknown>> & { readonly version: number };

type UpgradeProblem = "newer-version" | "unreadable";

/** Upgrades the fields from one version to the next. Pure; preserves unknown fields. */
export type Upgrade = (fields: Readonly<Record<string, unknown>>) => Result<Record<string, unknown>, "unreadable">;

/** The current version. */
export const householdVersion = 2;

/** The first upgrades from version 1, the next from version 2, and so on. */
export const householdUpgrades: readonly Upgrade[] = [upgradeFrom1];

/** Upgrades an imported household to the current version. The schema validates it afterwards. */
export const upgradeHousehold = (stored: unknown): Result<StoredHousehold, UpgradeProblem> =>
  upgradeBy(householdUpgrades, stored);

/** Applies all upgrades from the record's version on. */
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

type Fields = Readonly<Record<string, unknown>>;
type Upgraded = Result<Record<string, unknown>, "unreadable">;

/**
 * Version 1 stored an APR as a percentage such as 22.99, and irregular pay without a period, which meant a year. Version 2
 * stores an APR in whole thousandths of a percent, and names the period.
 */
function upgradeFrom1(household: Fields): Upgraded {
  const debts = upgradeRows(household, "debts", withWholeRate);
  if (!debts.ok) return debts;
  return upgradeRows(debts.value, "incomes", withSpan);
}

/** A draft may lack the list; a value that is not a list is unreadable. */
function upgradeRows(household: Fields, name: string, upgrade: (row: Fields) => Upgraded): Upgraded {
  const rows = household[name];
  if (rows === undefined) return ok({ ...household });
  if (!Array.isArray(rows)) return err("unreadable");
  const upgraded: Fields[] = [];
  for (const row of rows as unknown[]) {
    const done = isFields(row) ? upgrade(row) : err("unreadable");
    if (!done.ok) return done;
    upgraded.push(done.value);
  }
  return ok({ ...household, [name]: upgraded });
}

function withWholeRate(debt: Fields): Upgraded {
  if (debt.apr === undefined) return ok({ ...debt });
  const rate = typeof debt.apr === "number" ? rateOfPercent(debt.apr) : err("unreadable");
  return rate.ok ? ok({ ...debt, apr: rate.value }) : err("unreadable");
}

function withSpan(income: Fields): Upgraded {
  const { pay } = income;
  if (pay === undefined) return ok({ ...income });
  if (!isFields(pay)) return err("unreadable");
  return ok(pay.cadence === "irregular" ? { ...income, pay: { per: "yearly", ...pay } } : { ...income });
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
