import { plain } from "./row-text.ts";

/** What a column may hold. `balance` is known in order to be left alone. */
export type ColumnRole =
  | "day"
  | "payee"
  | "note"
  | "amount"
  | "out"
  | "in"
  | "mark"
  | "currency"
  | "status"
  | "balance";

/** Names as banks write them, without accents and case; earlier ones are the better choice where a file has several. */
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

/** How well a column's name fits a role: 0 is best, undefined is not at all. A unit in brackets is no part of a name. */
function rankOf(name: string, role: ColumnRole): number | undefined {
  const known = ranks.get(role)!;
  return known.get(plain(name)) ?? known.get(plain(name.replace(/\(.*\)|\[.*\]/g, "")));
}

/** The columns whose names fit a role, the best first. */
export function columnsNamed(header: readonly string[], role: ColumnRole): number[] {
  return header
    .flatMap((name, column) => {
      const rank = rankOf(name, role);
      return rank === undefined ? [] : [{ column, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.column - b.column)
    .map(({ column }) => column);
}

/** A row that names a day and an amount is a header, wherever it stands. */
export const namesColumns = (cells: readonly string[]): boolean =>
  columnsNamed(cells, "day").length > 0 &&
  (["amount", "out", "in"] as const).some((role) => columnsNamed(cells, role).length > 0);
