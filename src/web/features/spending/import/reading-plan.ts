import { type Household, longestLabel } from "#domain/household/household.ts";
import type { ImportSource } from "#domain/household/records.ts";
import { guessOrder, type MappingDraft } from "#domain/import/guess-mapping.ts";
import { amountColumns, guessDecimal } from "#domain/import/guess-money.ts";
import type { ImportMapping, MoneyColumns } from "#domain/import/mapping.ts";
import { bare, clip } from "#domain/import/row-text.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { payeeStem } from "#domain/spending/payee-rules.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import type { OpenedFile } from "#web/import/import-messages.ts";

interface KnownSource {
  source: ImportSource;
  mapping: ImportMapping;
}

/** A file that was opened, and the accounts whose files look like it. */
export interface ChosenFile {
  name: string;
  opened: OpenedFile;
  known: readonly KnownSource[];
}

/** How a file is read, and whose entries it holds. */
export interface ReadingPlan {
  /** The account it is from; undefined: a new one, by this label. */
  sourceId: string | undefined;
  label: string;
  mapping: MappingDraft;
  personId: string;
  /** Empty: for everyone together. */
  forPersonId: string;
}

type Whose = Pick<ReadingPlan, "personId" | "forPersonId">;

/** As it is kept with its account: how it is read, and whose it is. */
export const keptMapping = (mapping: ImportMapping, { personId, forPersonId }: Whose): Record<string, unknown> => ({
  ...mapping,
  personId,
  ...(forPersonId !== "" && { forPersonId }),
});

/** The plan for an account that is known, or a new one. Whoever left the household is not proposed. */
export function planFor(
  { name, opened }: ChosenFile,
  known: KnownSource | undefined,
  household: Pick<Household, "people">,
  self: string | undefined,
): ReadingPlan {
  const kept = (known?.source.mapping ?? {}) as Record<string, unknown>;
  const isHere = (id: unknown): id is string => household.people.some((person) => person.id === id);
  const adults = adultsOf(household.people);
  const personId = [kept.personId, self, adults[0]?.id].find(isHere) ?? "";
  return {
    sourceId: known?.source.id,
    label: known?.source.label ?? labelOf(name),
    mapping: known ? withoutWhose(known.mapping) : (opened.mapping ?? opened.guess.draft),
    personId,
    forPersonId: isHere(kept.forPersonId) ? kept.forPersonId : "",
  };
}

function withoutWhose(mapping: ImportMapping): ImportMapping {
  const { personId: _, forPersonId: __, ...rest } = mapping as ImportMapping & Partial<Whose>;
  return rest;
}

/** "Joint account 2026-11.csv" is probably of the joint account. */
function labelOf(fileName: string): string {
  const stem = payeeStem(fileName.replace(/\.[a-z]{1,4}$/i, "").replaceAll("_", " "));
  return clip(stem, longestLabel).trim() || "My bank";
}

type Table = Pick<OpenedFile, "sample">;

export const valuesIn = ({ sample }: Table, columns: readonly number[]): string[] =>
  sample.flatMap(({ cells }) => columns.map((column) => bare(cells[column] ?? "")).filter((cell) => cell !== ""));

/** Another column for the day may be written in another order. */
export const withDay = (draft: MappingDraft, day: number, table: Table, { locale }: MoneyFormat): MappingDraft => ({
  ...draft,
  day,
  dateOrder: guessOrder(valuesIn(table, [day]), locale).order,
});

/** Other columns for the amounts may be written with another mark. */
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

/** The columns chosen so far, laid out in another way. */
export function moneyAs(kind: MoneyColumns["kind"], before: MoneyColumns | undefined, columns: number): MoneyColumns {
  const [first = 0] = before ? amountColumns(before) : [];
  const next = Math.min(first + 1, columns - 1);
  const other = next === first ? Math.max(0, first - 1) : next;
  if (kind === "two") return { kind, out: first, in: other };
  return kind === "marked" ? { kind, column: first, mark: other } : { kind, column: first, out: "below-zero" };
}

type TextColumn = "payee" | "note" | "currency";

/** -1: the file has none. */
export function withText(draft: MappingDraft, name: TextColumn, column: number): MappingDraft {
  const { [name]: _, ...rest } = draft;
  return column < 0 ? rest : { ...rest, [name]: column };
}

export function withSkip(draft: MappingDraft, skip: MappingDraft["skip"]): MappingDraft {
  const { skip: _, ...rest } = draft;
  return skip ? { ...rest, skip } : rest;
}
