import { dateOrders, readDay } from "./read-day.ts";
import { bare, plain } from "./row-text.ts";

/** Where a table starts below the bank's preamble. Rows count from 0. */
export interface TableStart {
  header?: number;
  first: number;
  columns: number;
  /** How many rows look like entries. */
  likely: number;
}

const amountLike =
  /^[(+−–-]*\s*(?:\p{Sc}|[a-z]{2,3}\.?)?\s*[(+−–-]*\d[\d.,'’\s]*[)+−–-]*\s*(?:\p{Sc}|[a-z]{1,3}\.?)?[)]?$/iu;

const numericDay = /^\d{1,4}[./\-年 ]+\d{1,2}[./\-月 ]+\d{1,4}|^\d{8}(?!\d)/;
const namedDay = /\d.*\d/;

/** Checks the shape first, because parsing every cell in every date order is slow. */
export function looksLikeDay(cell: string): boolean {
  const text = bare(cell);
  if (numericDay.test(text)) return dateOrders.some((order) => readDay(text, order).ok);
  return text.length > 5 && text.length < 40 && /\p{L}/u.test(text) && namedDay.test(text) && readDay(text, "dmy").ok;
}

export const looksLikeAmount = (cell: string): boolean => {
  const text = bare(cell);
  return text.length <= 30 && amountLike.test(text);
};

const looksLikeEntry = (cells: readonly string[]): boolean => {
  const day = cells.findIndex(looksLikeDay);
  return day >= 0 && cells.some((cell, index) => index !== day && looksLikeAmount(cell) && !looksLikeDay(cell));
};

/** Finds the header by known column names, or else as the row above the first that looks like an entry. */
export function findTable(rows: readonly (readonly string[])[]): TableStart | undefined {
  const likely = rows.filter(looksLikeEntry);
  const width = usualWidth(likely);
  const columns = Math.max(0, ...likely.filter((cells) => cells.length === width).map(filled));
  const named = rows.findIndex(namesColumns);
  if (named >= 0) {
    // Some headers omit the last names, and some files end each row with an extra separator.
    return { header: named, first: named + 1, columns: Math.max(filled(rows[named]!), columns), likely: likely.length };
  }
  const first = rows.findIndex((cells) => cells.length === width && likely.includes(cells));
  if (first < 0 || columns < 2) return undefined;
  const above = rows.findLastIndex((cells, index) => index < first && filled(cells) > 0);
  const header = above >= 0 && isHeaderFor(rows[above]!, columns) ? { header: above } : {};
  return { ...header, first, columns, likely: likely.length };
}

const isHeaderFor = (cells: readonly string[], columns: number): boolean =>
  Math.abs(filled(cells) - columns) <= 1 &&
  cells.filter((cell) => cell.trim() !== "").length >= 2 &&
  !cells.some((cell) => looksLikeDay(cell) || (looksLikeAmount(cell) && /\d/.test(cell)));

/** The width up to the last non-empty cell. */
function filled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || b - a)[0]?.[0] ?? 0;
}

/** A table by columns. */
export interface Columns {
  all: readonly number[];
  rows: readonly (readonly string[])[];
  /** The non-empty cells of a column. */
  values(column: number): readonly string[];
  /** The columns whose names match a role and whose cells do not contradict it, best match first. */
  named(role: ColumnRole, fits: (cell: string) => boolean): number[];
}

export function columnsOf(
  header: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  count: number,
): Columns {
  const all = Array.from({ length: count }, (_, column) => column);
  const values = all.map((column) => rows.map((cells) => bare(cells[column] ?? "")).filter((cell) => cell !== ""));
  return {
    all,
    rows,
    values: (column) => values[column] ?? [],
    named: (role, fits) =>
      columnsNamed(header ?? [], role).filter((column) => column < count && doesNotContradict(values[column]!, fits)),
  };
}

/** Whether more than half of the values match. */
export const mostly = (values: readonly string[], fits: (cell: string) => boolean): boolean =>
  values.length > 0 && values.filter(fits).length * 2 > values.length;

const doesNotContradict = (values: readonly string[], fits: (cell: string) => boolean): boolean =>
  values.filter(fits).length * 2 >= values.length;

/** The role of a column. `balance` exists only to be ignored. */
type ColumnRole = "day" | "payee" | "note" | "amount" | "out" | "in" | "mark" | "currency" | "status" | "balance";

/** Column names that banks use, without accents and case; earlier ones win if a file has several. */
const names: Record<ColumnRole, string> = {
  day: `booking date, buchungstag, buchungsdatum, posting date, posted date, post date, transaction date, trans date,
    date posted, completed date, date operation, date de l operation, date d operation, date comptable,
    date de comptabilisation, fecha operacion, fecha de operacion, fecha contable, f operacion, boekdatum, boekingsdatum,
    transactiedatum, date, datum, fecha, data, day, tag, dag, jour, dia, bokforingsdag, kjopsdato, dato, started date,
    value date, valuta, valutadatum, wertstellung, date valeur, date de valeur, fecha valor, f valor, rentedatum`,
  payee: `payee, merchant, merchant name, counterparty, counterparty name, beneficiary, name of payee, beneficiary name,
    beguenstigter zahlungspflichtiger, begunstigter zahlungspflichtiger, name zahlungsbeteiligter, zahlungsempfanger,
    zahlungsempfanger in, zahlungspflichtige r, empfanger, auftraggeber empfanger, auftraggeber beguenstigter,
    empfanger auftraggeber, name, partner name, gegenpartei, zahlungspartner, beneficiaire, tiers, nom, commercant,
    beneficiario, comercio, establecimiento, naam omschrijving, naam tegenpartij, tegenpartij, tegenrekeninghouder,
    description, transaction description, narrative, libelle, libelle simplifie, libelle operation,
    libelle de l operation, concepto, descripcion, movimiento, beschreibung, buchungstext, omschrijving, naam,
    transaction, details, beskrivelse, descrizione, descricao`,
  note: `memo, note, notes, verwendungszweck, reference, payment reference, details, additional information, purpose,
    mededelingen, mededeling, omschrijving, omschrijving 1, communication, informations complementaires, libelle complet,
    observaciones, referencia, mas datos, concepto, narrative, description, buchungstext, betreff, notiz, commentaire,
    remarks, extended details`,
  amount: `amount, betrag, montant, importe, bedrag, umsatz, transaction amount, betrag in eur, amount eur, amount usd,
    amount gbp, betrag eur, bedrag eur, montant eur, montant en eur, importe eur, importe operacion, cantidad, monto,
    value, wert, net, netto, belop, importo, valor, umsatz in eur, transactiebedrag`,
  out: `debit, debit amount, debits, paid out, money out, withdrawal, withdrawals, withdrawal amount, soll, ausgabe,
    ausgaben, ausgang, lastschrift, belastung, belastungen, debito, debe, cargo, cargos, gasto, gastos, salida, salidas,
    af, afschrijving, uit, uitgaven, depense, depenses, sortie, debit eur, out, spent, charge`,
  in: `credit, credit amount, credits, paid in, money in, deposit, deposits, deposit amount, haben, einnahme, einnahmen,
    eingang, gutschrift, gutschriften, credito, haber, abono, abonos, ingreso, ingresos, entrada, entradas, bij,
    bijschrijving, inkomsten, recette, recettes, entree, credit eur, in, received`,
  mark: `debit credit, credit debit, dr cr, cr dr, d c, c d, af bij, bij af, soll haben, s h, sens, sens de l operation,
    credit or debit, debit or credit, direction, transaction type, type, debe haber, umsatzart, richting, credit debit indicator`,
  currency: `currency, wahrung, waehrung, devise, divisa, moneda, munt, muntsoort, valuta, ccy, currency code, valutakod`,
  status: `state, status, estado, statut, etat, transaction status`,
  balance: `balance, running balance, saldo, kontostand, solde, saldo nach buchung, saldo na mutatie, new balance,
    account balance, available balance, balance eur, saldo eur, saldo disponible, restsaldo`,
};

const ranks = new Map(
  Object.entries(names).map(([role, list]) => [
    role,
    new Map(list.split(",").map((name, rank) => [name.trim(), rank])),
  ]),
);

/** How well a column name matches a role: 0 is best, undefined is no match. Ignores a unit in brackets. */
function rankOf(name: string, role: ColumnRole): number | undefined {
  const ranksOfRole = ranks.get(role)!;
  return ranksOfRole.get(plain(name)) ?? ranksOfRole.get(plain(name.replace(/\(.*\)|\[.*\]/g, "")));
}

/** The columns whose names match a role, best match first. */
function columnsNamed(header: readonly string[], role: ColumnRole): number[] {
  return header
    .flatMap((name, column) => {
      const rank = rankOf(name, role);
      return rank === undefined ? [] : [{ column, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.column - b.column)
    .map(({ column }) => column);
}

/** A row that names a day and an amount column is a header, wherever it is. */
const namesColumns = (cells: readonly string[]): boolean =>
  columnsNamed(cells, "day").length > 0 &&
  (["amount", "out", "in"] as const).some((role) => columnsNamed(cells, role).length > 0);
