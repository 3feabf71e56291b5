import { currency, type MoneyFormat } from "../money/money.ts";
import { type Columns, columnsOf, looksLikeAmount, looksLikeDay, mostly } from "./columns.ts";
import { amountColumns, guessDecimal, guessMoney } from "./guess-money.ts";
import type { OpenedTable } from "./importer.ts";
import type { ImportMapping, MoneyColumns } from "./mapping.ts";
import { type DateOrder, dateOrders, readDay } from "./read-day.ts";
import { bare } from "./row-text.ts";

/** What only the one who knows the file can say. */
export type Question = (typeof questions)[number];

const questions = ["day", "date-order", "money", "way", "decimal"] as const;

/** A mapping that may still lack what it can't be without; `readMapping` says whether it is whole. */
export type MappingDraft = Omit<ImportMapping, "day" | "money"> & { day?: number; money?: MoneyColumns };

export interface MappingGuess {
  draft: MappingDraft;
  /** What is missing or was a toss-up. Everything else follows from the file. */
  asks: readonly Question[];
}

/** Enough to tell what a column holds. */
const rowsWeighed = 200;

/** How a file is probably to be read, by its header and first rows. */
export function guessMapping(
  table: Pick<OpenedTable, "header" | "columns" | "sample">,
  money: MoneyFormat,
): MappingGuess {
  const rows = table.sample.map(({ cells }) => cells);
  const columns = columnsOf(table.header, rows.slice(0, rowsWeighed), table.columns);
  const day = guessDay(columns);
  const moved = guessMoney(columns, day);
  // One day past the twelfth settles the order, so here every row counts.
  const days = day === undefined ? [] : rows.map((cells) => bare(cells[day] ?? "")).filter((cell) => cell !== "");
  const order = guessOrder(days, money.locale);
  const decimal = guessDecimal(moved ? amountColumns(moved.money).flatMap((one) => columns.values(one)) : [], money);
  const isOpen: Record<Question, boolean> = {
    day: day === undefined,
    "date-order": days.length > 0 && !order.isSure,
    money: moved === undefined || (moved.money.kind === "two" && !moved.isSure),
    way: moved?.money.kind === "one" && !moved.isSure && rows.length > 0,
    decimal: !decimal.isSure,
  };
  const known = { ...(day !== undefined && { day }), ...(moved && { money: moved.money }) };
  const read = { columns: table.columns, dateOrder: order.order, decimal: decimal.decimal, moneyIn: "income" } as const;
  return {
    draft: { ...read, ...known, ...guessTexts(columns, known), ...guessSkip(columns) },
    asks: questions.filter((question) => isOpen[question]),
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

/** Columns of words, those with the most different ones first: a payee varies more than a kind of payment. */
const byWords = (columns: Columns): number[] =>
  columns.all
    // Three letters in a row: the numbers of accounts and bookings have fewer.
    .filter((column) => mostly(columns.values(column), (cell) => isText(cell) && /\p{L}{3}/u.test(cell)))
    .map((column) => ({ column, different: new Set(columns.values(column)).size }))
    .sort((a, b) => b.different - a.different || a.column - b.column)
    .map(({ column }) => column);

/** States in which nothing was paid, or not yet. */
const undone = `pending reverted declined failed canceled cancelled vorgemerkt storniert abgelehnt
  pendiente rechazado rechazada refuse annule geweigerd geannuleerd`.split(/\s+/);

function guessSkip(columns: Columns): Pick<ImportMapping, "skip"> {
  const [column] = columns.named("status", (cell) => /\p{L}/u.test(cell));
  return column === undefined ? {} : { skip: [{ column, words: undone }] };
}

/** `isSure` is false where the values allow several orders and these say different days. */
interface OrderGuess {
  order: DateOrder;
  isSure: boolean;
}

/** In which order the days of a column are written, by what the values allow. */
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
  // Nobody who writes the month first puts dots between.
  const orders = fit.map(({ order }) => order);
  const isDotted = orders.includes("dmy") && texts.every((text) => /^\d+\.\s?\d+\./.test(text));
  return isDotted ? { order: "dmy", isSure: true } : { order: likeliest(orders, locale), isSure: false };
}

function likeliest(orders: readonly DateOrder[], locale: string): DateOrder {
  const usual: DateOrder = /^en-(?:us|ph)\b/i.test(locale) ? "mdy" : "dmy";
  return orders.includes(usual) ? usual : orders[0]!;
}
