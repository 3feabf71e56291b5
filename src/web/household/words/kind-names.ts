import type { RecordKind } from "#sync/record.ts";

/** The singular and the plural name of each kind of record. */
export const kindNames: Readonly<Record<RecordKind, readonly [one: string, many: string]>> = {
  household: ["household", "households"],
  person: ["person", "people"],
  income: ["income", "incomes"],
  bill: ["bill", "bills"],
  category: ["category", "categories"],
  account: ["account", "accounts"],
  debt: ["debt", "debts"],
  balance: ["balance", "balances"],
  goal: ["goal", "goals"],
  withdrawal: ["withdrawal", "withdrawals"],
  habit: ["habit", "habits"],
  "habit-tick": ["habit tick", "habit ticks"],
  transaction: ["expense or income", "expenses and income"],
  recurring: ["recurring entry", "recurring entries"],
  template: ["quick entry", "quick entries"],
  rule: ["rule", "rules"],
  "import-source": ["bank file layout", "bank file layouts"],
  save: ["save", "saves"],
  "week-review": ["week review", "week reviews"],
  "sign-off": ["part in a money date", "parts in money dates"],
  pause: ["pause", "pauses"],
  settings: ["choice of settings", "choices of settings"],
  "intake-draft": ["draft", "drafts"],
  overridden: ["overridden value", "overridden values"],
};

export const countOf = (kind: RecordKind, count: number): string =>
  `${count.toLocaleString("en")} ${kindNames[kind][count === 1 ? 0 : 1]}`;

/** As a heading or at the start of a row. */
export const kindTitle = (kind: RecordKind): string => {
  const many = kindNames[kind][1];
  return many[0]!.toUpperCase() + many.slice(1);
};
