import type { Account, Debt } from "#domain/household/household.ts";
import type { Minor } from "#domain/money/money.ts";
import type { HoldingOn, Standing } from "#domain/net-worth/holdings-on.ts";
import type { Day } from "#domain/time/day.ts";
import { fieldsOfDomain } from "#sync/kinds/domain-form.ts";
import { type Noted, notingBalance } from "#web/household/balances/noting-balance.ts";
import { adding, type Command, changing, deleting, together } from "#web/store/command.ts";

type Kind = HoldingOn["kind"];
type Item = Account | Debt;

/** What was said of it at first is its own balance, as when the intake lists it. */
export const addingItem = (kind: Kind, item: Item): Command =>
  adding(`add-${kind}`, kind, fieldsOfDomain(item) as never);

/** Details change in place; what it stands at is a balance of today, so that the days before keep theirs. */
export function changingItem(kind: Kind, item: Item, standing: Standing | null, today: Day): Command {
  const { balance, low, high, ...details } = fieldsOfDomain(item) as Fields;
  const said = { balance, low: low ?? balance, high: high ?? balance };
  const isSaid = standing && standing.amount === balance && standing.low === said.low && standing.high === said.high;
  const noted: Noted = {
    ...{ of: { kind, id: item.id }, day: today, amount: balance },
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
  };
  const change = changing(`change-${kind}`, kind, item.id, () => ({ ...taken[kind], ...details }) as never);
  return together(`change-${kind}`, [change, ...(isSaid ? [] : [notingBalance(noted)])]);
}

type Fields = { balance: Minor; low?: Minor; high?: Minor } & Readonly<Record<string, unknown>>;

/** Answers that may be taken back: a record that had them loses them. */
const taken: Readonly<Record<Kind, object>> = {
  account: { ownerIds: undefined, yearlyChange: undefined },
  debt: { ownerIds: undefined, accountId: undefined },
};

/** It leaves the lists and every figure; bringing it back brings its balances back. */
export const archivingItem = (kind: Kind, id: string): Command => deleting(`archive-${kind}`, id);
