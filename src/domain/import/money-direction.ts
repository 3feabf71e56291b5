import type { MoneyFormat } from "../money/money.ts";
import type { Columns } from "./columns.ts";
import { looksLikeAmount } from "./columns.ts";
import { type DecimalMark, formatOfFile, readAmount } from "./read-amount.ts";
import { type DateOrder, readDay } from "./read-day.ts";
import { bare, plain } from "./row-text.ts";

/**
 * Whether the amounts without a minus of one column are money out or money in. Accounts write a minus before what went out;
 * many cards write purchases without a sign. A file with deposits only looks like a card's file with purchases only.
 */

/** Rows whose words say that an amount without a minus came in, and those that say that it went out. */
interface Tally {
  in: number;
  out: number;
}

/** What a file tells about its amounts, before its account is known. */
export interface DirectionEvidence {
  /** The column of the amounts. */
  column: number;
  rows: number;
  /** Amounts with a minus. */
  below: number;
  /** Whether the balance rises or falls by an amount without a minus. */
  balance?: "rises" | "falls";
  /** Whether all balances are above zero, or all below: a card's balance may be what is owed. */
  balanceIs?: "above-zero" | "below-zero";
  /** The words as a bank account uses them, and as a card does. */
  words: Tally;
  cardWords: Tally;
}

/** What kind of account the file is of; undefined: not known. A loan reads like a card. */
export type FileAccount = "everyday" | "savings" | "card";

export interface DirectionGuess {
  /** The sign of outgoing money, as in a mapping. */
  out: "below-zero" | "above-zero";
  /** False if only the user can say. */
  isSure: boolean;
}

/** A minus before or behind, or parentheses. */
export const hasMinus = (cell: string): boolean => /^\s*[(−–-]|[-−–)]\s*$/.test(cell);

const sureOf = (isIn: boolean): DirectionGuess => ({ out: isIn ? "below-zero" : "above-zero", isSure: true });

/** Decides by the balance, then by words and by the signs that such an account's files have. */
export function guessDirection(evidence: DirectionEvidence, account: FileAccount | undefined): DirectionGuess {
  const isCard = account === "card";
  const byBalance = directionByBalance(evidence, isCard);
  if (byBalance !== undefined) return sureOf(byBalance);
  if (evidence.below === 0) return withoutMinuses(evidence, account);
  return isCard ? onCard(evidence) : inAccount(evidence, account);
}

function directionByBalance({ balance, balanceIs }: DirectionEvidence, isCard: boolean): boolean | undefined {
  if (balance === undefined) return undefined;
  if (!isCard) return balance === "rises";
  // A card whose balances are above zero states what is owed.
  return balanceIs && (balance === "rises") === (balanceIs === "below-zero");
}

/** Words decide if half of the rows have one and none contradicts: a shop's name may contain such a word. */
function withoutMinuses(
  { rows, words, cardWords }: DirectionEvidence,
  account: FileAccount | undefined,
): DirectionGuess {
  const { in: into, out } = account === "card" ? cardWords : words;
  const open: DirectionGuess = { out: rows === 0 ? "below-zero" : "above-zero", isSure: false };
  if (rows === 0 || (into > 0 && out > 0)) return open;
  if (Math.max(into, out) * 2 >= rows) return sureOf(into > 0);
  if (account === "savings" && out === 0) return sureOf(true);
  return account === "card" && into === 0 ? sureOf(false) : open;
}

/** Accounts write the minus before what went out. Only many words, all against it, put that in doubt. */
function inAccount({ rows, below, words }: DirectionEvidence, account: FileAccount | undefined): DirectionGuess {
  const isDoubtful = words.in === 0 && words.out * 2 >= rows;
  const isUsual = account !== undefined || below * 2 >= rows || (words.in > 0 && words.out === 0);
  if (isUsual && !isDoubtful) return sureOf(true);
  return { out: below * 3 < rows ? "above-zero" : "below-zero", isSure: false };
}

/** Most rows of a card are purchases. A word, such as that of the payment, must agree with it, or decide where there is no most. */
function onCard({ rows, below, cardWords: { in: into, out } }: DirectionEvidence): DirectionGuess {
  const most = below * 2 === rows ? undefined : below * 2 > rows;
  const said = into > 0 === out > 0 ? undefined : into > 0;
  const open: DirectionGuess = { out: most === false ? "above-zero" : "below-zero", isSure: false };
  if (into > 0 && out > 0) return open;
  if (said === undefined) {
    const isClear = rows >= 4 && Math.max(below, rows - below) * 4 >= rows * 3;
    return isClear && most !== undefined ? sureOf(most) : open;
  }
  return most === undefined || most === said ? sureOf(said) : open;
}

interface Table {
  columns: Columns;
  column: number;
  day: number | undefined;
  order: DateOrder;
  decimal: DecimalMark;
  money: MoneyFormat;
}

/** Collects what the first rows tell. */
export function directionEvidence({ columns, column, day, order, decimal, money }: Table): DirectionEvidence {
  const format = formatOfFile(decimal, money);
  const amountIn = (cells: readonly string[], at: number): number | undefined => {
    const read = readAmount(bare(cells[at] ?? ""), format);
    return read.ok ? read.value.amount : undefined;
  };
  const rows = columns.rows.flatMap((cells) => {
    const amount = amountIn(cells, column);
    return amount ? [{ cells, amount }] : [];
  });
  const [ofBalance] = columns.named("balance", looksLikeAmount).filter((one) => one !== column);
  const balances = ofBalance === undefined ? [] : rows.map(({ cells }) => amountIn(cells, ofBalance));
  const days = day === undefined ? [] : rows.map(({ cells }) => dayIn(cells[day] ?? "", order));
  const balance = balanceMoves(
    rows.map(({ amount }) => amount),
    balances,
    orderOf(days),
  );
  const balanceIs = sideOf(balances);
  const [words, cardWords]: Tally[] = [
    { in: 0, out: 0 },
    { in: 0, out: 0 },
  ];
  for (const { cells, amount } of rows) {
    const text = ` ${cells
      .filter((cell, at) => at !== column && at !== ofBalance && /\p{L}/u.test(cell))
      .map(plain)
      .join(" | ")} `;
    count(words!, wordDirection(text, accountWords), amount);
    count(cardWords!, wordDirection(text, wordsOnCards), amount);
  }
  return {
    column,
    rows: rows.length,
    below: rows.filter(({ amount }) => amount < 0).length,
    words: words!,
    cardWords: cardWords!,
    ...(balance && { balance }),
    ...(balanceIs && { balanceIs }),
  };
}

function count(tally: Tally, says: "in" | "out" | undefined, amount: number): void {
  if (says === undefined) return;
  const withoutMinus = amount > 0 ? says : says === "in" ? "out" : "in";
  tally[withoutMinus] += 1;
}

function dayIn(cell: string, order: DateOrder): string | undefined {
  const read = readDay(bare(cell), order);
  return read.ok ? read.value : undefined;
}

type RowOrder = "oldest-first" | "newest-first";

/** Undefined if all rows are of one day. */
function orderOf(days: readonly (string | undefined)[]): RowOrder | undefined {
  const known = days.filter((day) => day !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  return first < last ? "oldest-first" : "newest-first";
}

function sideOf(balances: readonly (number | undefined)[]): DirectionEvidence["balanceIs"] {
  const known = balances.filter((balance) => balance !== undefined && balance !== 0) as number[];
  if (known.length === 0) return undefined;
  if (known.every((balance) => balance > 0)) return "above-zero";
  return known.every((balance) => balance < 0) ? "below-zero" : undefined;
}

/** How the balance follows the amounts. Without days both orders of the rows are possible, and must agree. */
function balanceMoves(
  amounts: readonly number[],
  balances: readonly (number | undefined)[],
  order: RowOrder | undefined,
): DirectionEvidence["balance"] {
  const orders: readonly RowOrder[] = order ? [order] : ["oldest-first", "newest-first"];
  const found = new Set(orders.map((each) => balanceMovesIn(each, amounts, balances)).filter(Boolean));
  return found.size === 1 ? [...found][0] : undefined;
}

function balanceMovesIn(
  order: RowOrder,
  amounts: readonly number[],
  balances: readonly (number | undefined)[],
): DirectionEvidence["balance"] {
  let [rises, falls, others] = [0, 0, 0];
  for (let at = 1; at < amounts.length; at += 1) {
    const [before, after] = [balances[at - 1], balances[at]];
    if (before === undefined || after === undefined) continue;
    const [change, amount] =
      order === "oldest-first" ? [after - before, amounts[at]!] : [before - after, amounts[at - 1]!];
    if (change === amount) rises += 1;
    else if (change === -amount) falls += 1;
    else others += 1;
  }
  if (rises > 0 && falls === 0 && rises > others) return "rises";
  return falls > 0 && rises === 0 && falls > others ? "falls" : undefined;
}

interface DirectionWords {
  in: readonly string[];
  out: readonly string[];
}

const phrases = (text: string): readonly string[] => text.split(",").map((phrase) => ` ${phrase.trim()} `);

/** Names that contain one of the words but say nothing. A bank may print "Transfer to savings" on both statements. */
const saysNothing = phrases(`credit card, credit crd, credit union, credit suisse, credit agricole, credit mutuel,
  credit lyonnais, credit karma, carte de credit, tarjeta de credito, tarjeta credito, carta di credito, debit card,
  carte de debit, tarjeta de debito, carta di debito, safe deposit, deposit box, security deposit, transfer to savings,
  transfer to saving, transfer from savings, to savings, from savings`);

const refunds = `refund, refunded, reversal, reimbursement, ruckerstattung, erstattung, remboursement, reembolso, devolucion,
  rimborso, storno, terugbetaling, restitutie, cashback`;

const accountWords: DirectionWords = {
  in: phrases(`${refunds}, deposit, deposits, direct dep, dir dep, credit, interest, interest paid, interest earned, dividend,
    transfer from, xfer from, tfr from, trf from, received from, received, payroll, salary, wages, pension, gutschrift,
    einzahlung, zahlungseingang, geldeingang, eingang, gehalt, lohn, rente, zinsen, habenzinsen, zinsgutschrift, dividende,
    virement de, virement recu, vir recu, vir de, versement recu, interets, salaire, ingreso, abono, transferencia de,
    transferencia recibida, intereses, nomina, dividendos, accredito, bonifico da, bonifico ricevuto, interessi, stipendio,
    dividendi, bijschrijving, storting, ontvangen, salaris, van spaarrekening, overboeking van`),
  out: phrases(`purchase, card purchase, pos, kauf, einkauf, kartenzahlung, kartenumsatz, achat, compra, acquisto, aankoop,
    pinbetaling, betaalautomaat, atm, cash withdrawal, bargeldauszahlung, geldautomat, retrait, retirada, prelievo, opname,
    geldopname, debit, withdrawal, transfer to, xfer to, tfr to, trf to, payment to, bill payment, bill pay, direct debit,
    standing order, fee, fees, service charge, interest charge, interest charged, overdraft interest, check paid,
    lastschrift, abbuchung, auszahlung, dauerauftrag, uberweisung an, entgelt, gebuhr, gebuhren, kontofuhrung, sollzinsen,
    prelevement, prlv, virement a, virement vers, vir vers, frais, cotisation, interets debiteurs, adeudo, recibo, comision,
    transferencia a, addebito, commissione, canone, bonifico a, pagamento, afschrijving, incasso, betaling, kosten,
    overboeking naar, naar spaarrekening`),
};

/** On a card's statement a payment comes in, and interest goes out. */
const wordsOnCards: DirectionWords = {
  in: phrases(`${refunds}, payment, pmt, pymt, autopay, automatic payment, epay, credit, return, paiement,
    prelevement automatique, reglement, pago, abono, pagamento ricevuto, betaling, aflossing, einzug, zahlung,
    zahlungseingang, gutschrift, ausgleich, lastschrifteinzug`),
  out: phrases(`purchase, card purchase, sale, interest, interest charge, interest charged, finance charge, fee, annual fee,
    late fee, late payment, returned payment, cash advance, kauf, kartenumsatz, sollzinsen, jahresgebuhr, achat, cotisation,
    compra, comision, acquisto, aankoop`),
};

/** What a row's words say, if they do not contradict each other. */
function wordDirection(text: string, { in: into, out }: DirectionWords): "in" | "out" | undefined {
  const named = without(text, saysNothing);
  const isOut = out.some((phrase) => named.includes(phrase));
  // "Interest charged" is no interest that came in.
  const rest = isOut ? without(named, out) : named;
  const isIn = into.some((phrase) => rest.includes(phrase));
  if (isIn === isOut) return undefined;
  return isIn ? "in" : "out";
}

const without = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, " | "), text);
