import { type Household, maxLabelLength } from "#domain/household/household.ts";
import type { ImportSource } from "#domain/household/records.ts";
import { amountColumns, guessDecimal, guessOrder, type MappingDraft } from "#domain/import/guess-mapping.ts";
import type { ImportMapping, MoneyColumns } from "#domain/import/mapping.ts";
import { bare, clip } from "#domain/import/row-text.ts";
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
}

type Owners = Pick<ReadingPlan, "personId" | "forPersonId">;

/** The mapping as it is stored with its account, together with the owners. */
export const storedMapping = (mapping: ImportMapping, { personId, forPersonId }: Owners): Record<string, unknown> => ({
  ...mapping,
  personId,
  ...(forPersonId !== "" && { forPersonId }),
});

/** The plan for a known account, or for a new one. People who left the household are not proposed. */
export function planFor(
  { name, opened }: ChosenFile,
  known: KnownSource | undefined,
  household: Pick<Household, "people">,
  self: string | undefined,
): ReadingPlan {
  const stored = (known?.source.mapping ?? {}) as Record<string, unknown>;
  const isMember = (id: unknown): id is string => household.people.some((person) => person.id === id);
  const adults = adultsOf(household.people);
  const personId = [stored.personId, self, adults[0]?.id].find(isMember) ?? "";
  return {
    sourceId: known?.source.id,
    label: known?.source.label ?? labelOf(name),
    mapping: known ? withoutOwners(known.mapping) : (opened.mapping ?? opened.guess.draft),
    personId,
    forPersonId: isMember(stored.forPersonId) ? stored.forPersonId : "",
  };
}

function withoutOwners(mapping: ImportMapping): ImportMapping {
  const { personId: _, forPersonId: __, ...rest } = mapping as ImportMapping & Partial<Owners>;
  return rest;
}

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
