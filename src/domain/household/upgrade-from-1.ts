import { rateOfPercent } from "../money/rate.ts";
import { err, ok, type Result } from "../result.ts";

type Fields = Readonly<Record<string, unknown>>;
type Upgraded = Result<Record<string, unknown>, "unreadable">;

/**
 * Version 1 wrote an APR as percent, such as 22.99, and irregular pay without its span of time, which was a year. In
 * version 2 an APR is a whole number of thousandths of a percent, and the span is named.
 */
export function upgradeFrom1(household: Fields): Upgraded {
  const debts = upgradeRows(household, "debts", withWholeRate);
  if (!debts.ok) return debts;
  return upgradeRows(debts.value, "incomes", withSpan);
}

/** A draft may lack the list altogether; a list that is none is unreadable. */
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
