import { currency, exponentOf, type MoneyFormat } from "../money/money.ts";
import { type Columns, columnsOf, looksLikeAmount, looksLikeDay, mostly } from "./columns.ts";
import type { OpenedTable } from "./importer.ts";
import type { ImportMapping, MoneyColumns } from "./mapping.ts";
import { type DirectionEvidence, directionEvidence, guessDirection, hasMinus } from "./money-direction.ts";
import { type DecimalMark, directionOf, ownDecimal } from "./read-amount.ts";
import { type DateOrder, dateOrders, readDay } from "./read-day.ts";
import { bare } from "./row-text.ts";

/** Questions that only the user can answer. */
export type Question = (typeof questions)[number];

const questions = ["day", "date-order", "money", "way", "decimal"] as const;

/** A mapping that may still be incomplete; `readMapping` validates it. */
export type MappingDraft = Omit<ImportMapping, "day" | "money"> & { day?: number; money?: MoneyColumns };

export interface MappingGuess {
  draft: MappingDraft;
  /** What is missing or ambiguous. */
  asks: readonly Question[];
  /** For the question of the direction, which the account may settle; absent if every amount says it itself. */
  direction?: DirectionEvidence;
}

/** Enough rows to identify a column. */
const sampleRows = 200;

/** Guesses how to read a file from its header and first rows. */
export function guessMapping(
  table: Pick<OpenedTable, "header" | "columns" | "sample">,
  money: MoneyFormat,
): MappingGuess {
  const rows = table.sample.map(({ cells }) => cells);
  const columns = columnsOf(table.header, rows.slice(0, sampleRows), table.columns);
  const day = guessDay(columns);
  const moved = guessMoney(columns, day);
  // A single day after the 12th determines the order, so use every row here.
  const days = day === undefined ? [] : rows.map((cells) => bare(cells[day] ?? "")).filter((cell) => cell !== "");
  const order = guessOrder(days, money.locale);
  const decimal = guessDecimal(moved ? amountColumns(moved.money).flatMap((one) => columns.values(one)) : [], money);
  const evidence =
    moved?.money.kind === "one" && !moved.isSure
      ? directionEvidence({ columns, column: moved.money.column, day, order: order.order, ...decimal, money })
      : undefined;
  const direction = evidence && guessDirection(evidence, undefined);
  const isOpen: Record<Question, boolean> = {
    day: day === undefined,
    "date-order": days.length > 0 && !order.isSure,
    money: moved === undefined || (moved.money.kind === "two" && !moved.isSure),
    way: direction?.isSure === false && rows.length > 0,
    decimal: !decimal.isSure,
  };
  const moneyColumns = direction && moved?.money.kind === "one" ? { ...moved.money, out: direction.out } : moved?.money;
  const known = { ...(day !== undefined && { day }), ...(moneyColumns && { money: moneyColumns }) };
  const read = { columns: table.columns, dateOrder: order.order, decimal: decimal.decimal, moneyIn: "income" } as const;
  return {
    draft: { ...read, ...known, ...guessTexts(columns, known), ...guessSkip(columns) },
    asks: questions.filter((question) => isOpen[question]),
    ...(evidence && { direction: evidence }),
  };
}

const guessDay = (columns: Columns): number | undefined =>
  columns.named("day", looksLikeDay)[0] ?? columns.all.find((column) => mostly(columns.values(column), looksLikeDay));

type Texts = Pick<ImportMapping, "payee" | "note" | "currency">;

function guessTexts(columns: Columns, { day, money }: Pick<MappingDraft, "day" | "money">): Texts {
  const taken = new Set<number | undefined>([day, ...(money ? amountColumns(money) : [])]);
  if (money?.kind === "marked") taken.add(money.mark);
  const free = (column: number | undefined): column is number => column !== undefined && !taken.has(column);
  const take = (candidates: readonly number[]) => {
    const column = candidates.find(free);
    taken.add(column);
    return column;
  };
  const isCode = (cell: string) => currency(cell).ok;
  const named = take(columns.named("currency", isCode));
  const ofCodes = named ?? take(columns.all.filter((column) => mostly(columns.values(column), isCode)));
  const payee = take([...columns.named("payee", isText), ...byWords(columns)]);
  const note = take(columns.named("note", () => true));
  return {
    ...(ofCodes !== undefined && { currency: ofCodes }),
    ...(payee !== undefined && { payee }),
    ...(note !== undefined && { note }),
  };
}

const isText = (cell: string): boolean => /\p{L}/u.test(cell) && !looksLikeDay(cell) && !looksLikeAmount(cell);

/** Text columns, those with the most distinct values first: a payee varies more than a payment type. */
const byWords = (columns: Columns): number[] =>
  columns.all
    // Three letters in a row, which account and booking numbers rarely have.
    .filter((column) => mostly(columns.values(column), (cell) => isText(cell) && /\p{L}{3}/u.test(cell)))
    .map((column) => ({ column, different: new Set(columns.values(column)).size }))
    .sort((a, b) => b.different - a.different || a.column - b.column)
    .map(({ column }) => column);

/** Status words of payments that did not happen, or not yet. */
const unpaidStatuses = `pending reverted declined failed canceled cancelled vorgemerkt storniert abgelehnt
  pendiente rechazado rechazada refuse annule geweigerd geannuleerd`.split(/\s+/);

function guessSkip(columns: Columns): Pick<ImportMapping, "skip"> {
  const [column] = columns.named("status", (cell) => /\p{L}/u.test(cell));
  return column === undefined ? {} : { skip: [{ column, words: unpaidStatuses }] };
}

/** `isSure` is false if the values allow several orders that give different days. */
interface OrderGuess {
  order: DateOrder;
  isSure: boolean;
}

/** Guesses the date order of a column from its values. */
export function guessOrder(values: readonly string[], locale: string): OrderGuess {
  const texts = [...new Set(values)];
  const read = dateOrders.map((order) => ({ order, days: texts.map((text) => readDay(text, order)) }));
  const readable = read.map(({ order, days }) => ({ order, days, count: days.filter(({ ok }) => ok).length }));
  const most = Math.max(...readable.map(({ count }) => count));
  const fit = readable.filter(({ count }) => count === most);
  const written = (days: (typeof fit)[number]["days"]) => days.map((day) => (day.ok ? day.value : "")).join();
  const isSure = fit.every(({ days }) => written(days) === written(fit[0]!.days));
  const yearFirst = fit.length === dateOrders.length && texts.every((text) => /^\d{4}/.test(text));
  if (isSure) return { order: yearFirst ? "ymd" : fit[0]!.order, isSure: most > 0 };
  // Formats with the month first never use dots.
  const orders = fit.map(({ order }) => order);
  const isDotted = orders.includes("dmy") && texts.every((text) => /^\d+\.\s?\d+\./.test(text));
  return isDotted ? { order: "dmy", isSure: true } : { order: likeliest(orders, locale), isSure: false };
}

function likeliest(orders: readonly DateOrder[], locale: string): DateOrder {
  const usual: DateOrder = /^en-(?:us|ph)\b/i.test(locale) ? "mdy" : "dmy";
  return orders.includes(usual) ? usual : orders[0]!;
}

interface MoneyGuess {
  money: MoneyColumns;
  isSure: boolean;
}

/** Finds the amount columns by name, otherwise by content. */
function guessMoney(columns: Columns, day: number | undefined): MoneyGuess | undefined {
  return namedPair(columns) ?? namedAmount(columns) ?? byContent(columns, day);
}

function namedPair(columns: Columns): MoneyGuess | undefined {
  const [out] = columns.named("out", looksLikeAmount);
  const into = columns.named("in", looksLikeAmount).find((column) => column !== out);
  return out === undefined || into === undefined ? undefined : { money: { kind: "two", out, in: into }, isSure: true };
}

function namedAmount(columns: Columns): MoneyGuess | undefined {
  const [column = columns.named("out", looksLikeAmount)[0]] = columns.named("amount", looksLikeAmount);
  return column === undefined ? undefined : oneColumn(columns, column);
}

/** Sure if a mark beside each amount gives its direction; otherwise `money-direction.ts` decides. */
function oneColumn(columns: Columns, column: number): MoneyGuess {
  const values = columns.values(column);
  const below = values.filter(hasMinus).length;
  const mark = columns.named("mark", (cell) => directionOf(cell) !== undefined)[0];
  if (below === 0 && mark !== undefined && columns.values(mark).every((cell) => directionOf(cell) !== undefined)) {
    return { money: { kind: "marked", column, mark }, isSure: true };
  }
  const saysItself = values.length > 0 && values.every((value) => /[a-z]\.?$/i.test(value) && isMarked(value));
  return { money: { kind: "one", column, out: "below-zero" }, isSure: saysItself };
}

const isMarked = (value: string): boolean => /\d\s*(?:cr|dr|db|c|d|h|s)\.?$/i.test(value);

/** Prefers numbers with decimals or signs, and the first such column, because later ones are mostly balances. */
function byContent(columns: Columns, day: number | undefined): MoneyGuess | undefined {
  const balances = columns.named("balance", () => true);
  const numeric = columns.all.filter(
    (column) =>
      column !== day &&
      !balances.includes(column) &&
      mostly(columns.values(column), (cell) => looksLikeAmount(cell) && !looksLikeDay(cell)),
  );
  const exact = numeric.filter((column) =>
    columns.values(column).some((value) => /[.,]\d{1,2}\D*$|^\s*[-−(]/.test(value)),
  );
  const [first, second] = exact.length > 0 ? exact : numeric;
  if (first === undefined) return undefined;
  const isPair =
    second !== undefined &&
    columns.rows.every((cells) => ((cells[first] ?? "").trim() === "") !== ((cells[second] ?? "").trim() === ""));
  if (!isPair) return oneColumn(columns, first);
  return { money: { kind: "two", out: first, in: second }, isSure: false };
}

/** The columns that contain amounts. */
export const amountColumns = (money: MoneyColumns): readonly number[] =>
  money.kind === "two" ? [money.out, money.in] : [money.column];

/** Guesses the decimal separator. Unsure if every value is ambiguous or values contradict each other. */
export function guessDecimal(values: readonly string[], money: MoneyFormat): { decimal: DecimalMark; isSure: boolean } {
  const exponent = exponentOf(money.currency);
  const proofs = values.map((value) => proofOf(value, exponent));
  const [points, commas, doubts] = ([".", ",", "doubt"] as const).map(
    (mark) => proofs.filter((proof) => proof === mark).length,
  );
  if (points! + commas! > 0) return { decimal: points! >= commas! ? "." : ",", isSure: points === 0 || commas === 0 };
  return { decimal: ownDecimal(money), isSure: doubts === 0 };
}

function proofOf(value: string, exponent: number): DecimalMark | "doubt" | undefined {
  const marks: readonly string[] = value.match(/[.,](?=\d)/g) ?? [];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (last === undefined) return undefined;
  const other = last === "." ? "," : ".";
  if (marks.includes(other)) return last;
  if (marks.length > 1) return other;
  const behind = /[.,](\d+)\D*$/.exec(value)?.[1] ?? "";
  if (behind.length !== 3) return last;
  return exponent === 3 ? "doubt" : other;
}
