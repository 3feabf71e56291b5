import type { Account, Debt } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { amount, amountFromZero, day, type EntryRead, entryRead, optional, readFields } from "#domain/intake/fields.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { HoldingBalance, HoldingOn } from "#domain/net-worth/holdings.ts";
import { isListing } from "#domain/net-worth/listed-balances.ts";
import type { Day } from "#domain/time/day.ts";
import { type Noted, notingBalances } from "#web/household/commands/note-balance.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { type Command, changing, deleting } from "#web/store/index.ts";
import { notedWords } from "../update-card.tsx";
import { dayWords } from "../words.ts";
import type { Space } from "../worth.ts";

/** The account or debt whose balances are shown. */
export interface ShownItem {
  kind: HoldingOn["kind"];
  space: Space;
  item: Account | Debt;
  standing: HoldingBalance | null;
}

/** Newest first. Of several on one day, the one in effect comes first. */
export const balancesOf = ({ kind, space, item }: ShownItem): Balance[] =>
  space.balances
    .filter(({ of }) => of.kind === kind && of.id === item.id)
    .sort((a, b) => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1));

/** The actions on balances of one account or debt. Each resolves to whether it was saved. */
export function useBalances({ space }: ShownItem) {
  const run = useRun();
  const { format, today, listedOn } = space;
  const act = async (command: Command, said: string) => (await run(command, said, space.id)).ok;
  const words = ({ amount, day }: Pick<Balance, "amount" | "day">) =>
    `${formatMoney(amount, format)} on ${dayWords(day, today)}`;
  const note = (noted: readonly Noted[]) => {
    const command = notingBalances(noted, ({ id }) => listedOn(id));
    return act(command, noted.length === 1 ? `Noted: ${words(noted[0]!)}.` : notedWords(noted.length));
  };
  // The initial balance is part of the item and has no record. Changing it writes one.
  const change = (balance: Balance, { day, amount, low, high }: Noted) =>
    isListing(balance.id)
      ? note([{ of: balance.of, day, amount, ...(low !== undefined && { low }), ...(high !== undefined && { high }) }])
      : act(
          changing("change-balance", "balance", balance.id, () => ({ day, amount, low, high }) as never),
          `Changed: ${words({ amount, day })}.`,
        );
  const remove = (balance: Balance) => act(deleting("remove-balance", balance.id), `Removed: ${words(balance)}.`);
  return { note, change, remove };
}

const readers = { day, amount, low: optional(amount), high: optional(amount) };
const owedReaders = { ...readers, amount: amountFromZero };

/** Parses a balance of today or a past day. A balance must not move to a day in `taken`. */
export function readBalance(
  { kind, id }: Pick<HoldingOn, "kind" | "id">,
  answers: Answers,
  space: Space,
  taken: readonly Day[] = [],
): EntryRead<Noted> {
  const read = readFields(kind === "debt" ? owedReaders : readers, answers, space);
  const { values } = read;
  const all = {
    values,
    problems: { ...dayProblems(values.day, space, taken), ...rangeProblems(values), ...read.problems },
  };
  return entryRead(all, (noted) => ({ of: { kind, id }, ...noted }));
}

function dayProblems(on: Day | undefined, { today }: Space, taken: readonly Day[]): AnswerProblems {
  if (on === undefined) return {};
  if (on > today) return { day: "in-the-future" };
  return taken.includes(on) ? { day: "ambiguous" } : {};
}

function rangeProblems({ amount: middle, low, high }: Partial<Pick<Noted, "amount" | "low" | "high">>): AnswerProblems {
  if (low !== undefined && high !== undefined && low > high) return { high: "upside-down" };
  if (middle === undefined) return {};
  return (low ?? middle) <= middle && middle <= (high ?? middle) ? {} : { amount: "upside-down" };
}
