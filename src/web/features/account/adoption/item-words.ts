import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { AnyRecord } from "#sync/record.ts";
import { defaultFormat } from "#web/platform/reader-format.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

const targetWords: Readonly<Record<string, string>> = {
  buffer: "Starter buffer",
  emergency: "Emergency fund",
  investing: "Investing",
};

export function formatOf({ of }: HouseholdState): MoneyFormat {
  const [record] = of.household.list();
  return record ? { currency: record.currency, locale: record.locale } : defaultFormat;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

type Loose = Readonly<Record<string, unknown>>;

/** What a person would know an item by: its name, and an amount or a day beside it. */
export function itemWords(record: AnyRecord, format: MoneyFormat): { name: string; detail: string } {
  const item: Loose = { ...record, ...(record.entry as Loose | undefined) };
  const names = [item.name, item.label, item.payee, item.note].map(textOf);
  const target = targetWords[(item.target as Loose | undefined)?.kind as string];
  const amount = amountOf(item);
  const details = [amount !== undefined && formatMoney(amount, format), textOf(item.day) ?? textOf(item.week)];
  return { name: names.find(Boolean) ?? target ?? "Without a name", detail: details.filter(Boolean).join(", ") };
}

function amountOf({ amount, balance, target, weeklyBudget, pay }: Loose): Minor | undefined {
  const { amount: paid, usual } = (pay ?? {}) as Loose;
  return [amount, balance, target, weeklyBudget, paid, usual].find((one) => typeof one === "number") as
    | Minor
    | undefined;
}
