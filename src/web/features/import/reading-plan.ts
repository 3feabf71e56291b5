import { type AccountRef, type Household, maxLabelLength } from "#domain/household/household.ts";
import type { ImportSource } from "#domain/household/records.ts";
import { amountColumns, guessDecimal, guessOrder, type MappingDraft } from "#domain/import/guess-mapping.ts";
import type { ImportMapping, MoneyColumns } from "#domain/import/mapping.ts";
import { bare, clip, plain } from "#domain/import/row-text.ts";
import { defaultAccountOf, listedAccount } from "#domain/ledger/accounts.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { payeeStem } from "#domain/spending/payee-rules.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import type { OpenedFile } from "./reader/import-handlers.ts";

interface KnownSource {
  source: ImportSource;
  mapping: ImportMapping;
}

/** The opened file, and the known accounts whose files have the same header. */
export interface ChosenFile {
  name: string;
  opened: OpenedFile;
  known: readonly KnownSource[];
}

/** How to read the file, and who its entries belong to. */
export interface ReadingPlan {
  /** The account that the file is from; undefined for a new one with this label. */
  sourceId: string | undefined;
  label: string;
  mapping: MappingDraft;
  personId: string;
  /** Empty: for everyone together. */
  forPersonId: string;
  /** The account or debt that the file is of; undefined: none of those listed. */
  account: AccountRef | undefined;
}

type Owners = Pick<ReadingPlan, "personId" | "forPersonId" | "account">;

/** The mapping as it is stored with its account, together with the owners. */
export const storedMapping = (
  mapping: ImportMapping,
  { personId, forPersonId, account }: Owners,
): Record<string, unknown> => ({
  ...mapping,
  personId,
  // Null: the user chose none of the listed accounts.
  account: account ?? null,
  ...(forPersonId !== "" && { forPersonId }),
});

/** The plan for a known account, or for a new one. People who left the household are not proposed. */
export function planFor(
  { name, opened }: ChosenFile,
  known: KnownSource | undefined,
  household: Household,
  self: string | undefined,
): ReadingPlan {
  const stored = (known?.source.mapping ?? {}) as Record<string, unknown>;
  const isMember = (id: unknown): id is string => household.people.some((person) => person.id === id);
  const adults = adultsOf(household.people);
  const personId = [stored.personId, self, adults[0]?.id].find(isMember) ?? "";
  const label = known?.source.label ?? labelOf(name);
  const account = accountFor(stored.account, label, household, personId);
  return {
    sourceId: known?.source.id,
    label,
    mapping: known ? withoutOwners(known.mapping) : mappingOf(opened.mapping ?? opened.guess.draft, account),
    personId,
    account,
    forPersonId: isMember(stored.forPersonId) ? stored.forPersonId : "",
  };
}

function withoutOwners(mapping: ImportMapping): ImportMapping {
  const { personId: _, forPersonId: __, account: ___, ...rest } = mapping as ImportMapping & Partial<Owners>;
  return rest;
}

/** A card's file holds refunds and payments, but no income. */
export const mappingOf = (draft: MappingDraft, account: AccountRef | undefined): MappingDraft =>
  account?.kind === "debt" ? { ...draft, moneyIn: "refund" } : draft;

/** What the source chose last, the account with the label of the source or file, or the default account. */
function accountFor(stored: unknown, label: string, household: Household, personId: string): AccountRef | undefined {
  if (stored === null) return undefined;
  const ref = stored as AccountRef | undefined;
  if (ref && listedAccount(household, ref)) return ref;
  const wanted = ` ${plain(label)} `;
  const named = accountsOf(household)
    .filter((one) => plain(one.label) !== "" && wanted.includes(` ${plain(one.label)} `))
    .sort((a, b) => b.label.length - a.label.length)[0];
  return named?.ref ?? defaultAccountOf(household, personId);
}

/** The accounts and debts that entries can be of. */
export const accountsOf = ({ accounts, debts }: Pick<Household, "accounts" | "debts">) =>
  [
    ...accounts.map(({ id, label, closedOn }) => ({ ref: { kind: "account" as const, id }, label, closedOn })),
    ...debts.map(({ id, label, closedOn }) => ({ ref: { kind: "debt" as const, id }, label, closedOn })),
  ].filter(({ closedOn }) => closedOn === undefined);

/** Whether a known source may be read without a question: its account was chosen, or there is none to choose. */
export const knowsAccount = ({ source }: KnownSource, household: Household): boolean =>
  source.mapping.account !== undefined || accountsOf(household).length === 0;

/** "Joint account 2026-11.csv" is probably from the joint account. */
function labelOf(fileName: string): string {
  const stem = payeeStem(fileName.replace(/\.[a-z]{1,4}$/i, "").replaceAll("_", " "));
  return clip(stem, maxLabelLength).trim() || "My bank";
}

type Table = Pick<OpenedFile, "sample">;

export const valuesIn = ({ sample }: Table, columns: readonly number[]): string[] =>
  sample.flatMap(({ cells }) => columns.map((column) => bare(cells[column] ?? "")).filter((cell) => cell !== ""));

/** A different day column may have a different date order. */
export const withDay = (draft: MappingDraft, day: number, table: Table, { locale }: MoneyFormat): MappingDraft => ({
  ...draft,
  day,
  dateOrder: guessOrder(valuesIn(table, [day]), locale).order,
});

/** Different amount columns may have a different decimal mark. */
export const withMoney = (
  draft: MappingDraft,
  money: MoneyColumns,
  table: Table,
  format: MoneyFormat,
): MappingDraft => ({
  ...draft,
  money,
  decimal: guessDecimal(valuesIn(table, amountColumns(money)), format).decimal,
});

/** The columns chosen so far, converted to another layout. */
export function moneyColumnsAs(
  kind: MoneyColumns["kind"],
  before: MoneyColumns | undefined,
  columns: number,
): MoneyColumns {
  const [first = 0] = before ? amountColumns(before) : [];
  const next = Math.min(first + 1, columns - 1);
  const other = next === first ? Math.max(0, first - 1) : next;
  if (kind === "two") return { kind, out: first, in: other };
  return kind === "marked" ? { kind, column: first, mark: other } : { kind, column: first, out: "below-zero" };
}

type TextColumn = "payee" | "note" | "currency";

/** A column of -1 means that the file has none. */
export function withText(draft: MappingDraft, name: TextColumn, column: number): MappingDraft {
  const { [name]: _, ...rest } = draft;
  return column < 0 ? rest : { ...rest, [name]: column };
}

export function withSkip(draft: MappingDraft, skip: MappingDraft["skip"]): MappingDraft {
  const { skip: _, ...rest } = draft;
  return skip ? { ...rest, skip } : rest;
}
