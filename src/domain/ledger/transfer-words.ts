import type { AccountKind, AccountRef, Household } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { plain } from "../import/row-text.ts";
import { isSameAccount } from "./accounts.ts";

/**
 * What the words of a bank row tell about a transfer. All words are compared as `plain` writes them: lower case, without
 * accents and punctuation.
 */

const phrases = (text: string): readonly string[] => text.split(",").map((phrase) => ` ${phrase.trim()} `);

/** Only the payment of a card reads like this, on the card's own statement and in the account that pays it. */
const cardPayments = phrases(`payment thank you, thank you for your payment, credit card payment, credit card pymt,
  credit card pmt, credit crd autopay, cc payment, crcardpmt, credit card autopay, card autopay, cardmember serv,
  kreditkartenabrechnung, kreditkarten abrechnung, kartenabrechnung, abrechnung kreditkarte, ausgleich kreditkarte,
  prelevement carte, prelevement carte de credit, reglement carte de credit, debit differe, releve carte, paiement merci,
  paiement carte de credit, pago tarjeta credito, pago tarjeta de credito, pago de tarjeta de credito, liquidacion tarjeta,
  recibo tarjeta, gracias por su pago, addebito carta di credito, saldo carta di credito, addebito carta credito,
  creditcard afrekening, afrekening creditcard, incasso creditcard, aflossing creditcard`);

/** On a card's statement these are its payment. In an account they may be any bill: "Comcast autopay". */
const payments = phrases(`payment, pmt, pymt, autopay, auto pay, automatic payment, epay, e payment, einzug, zahlung,
  lastschrifteinzug, ausgleich, paiement, prelevement, pago, abono, pagamento, addebito, betaling, incasso, aflossing`);

const cardNames =
  phrases(`card, crd, credit, visa, mastercard, amex, american express, kreditkarte, carte, tarjeta, carta,
  creditcard`);

const transferWords = phrases(`transfer, xfer, tfr, trf, ubertrag, uebertrag, umbuchung, virement, vir, traspaso,
  transferencia, giroconto, overboeking, overschrijving, moved to, moved from`);

const payWords =
  phrases(`payroll, salary, wages, direct dep, dir dep, gehalt, lohn, bezuge, salaire, paie, nomina, sueldo,
  stipendio, salaris, loon, pension, rente, interest, zinsen, interets, intereses, interessi, dividend, dividende`);

/** Names of accounts by what they are for, where a row does not give their label. */
const kindWords: Partial<Record<AccountKind, readonly string[]>> = {
  savings:
    phrases(`savings, saving, sav, sparkonto, sparen, tagesgeld, tagesgeldkonto, epargne, livret, ahorro, ahorros,
    risparmio, risparmi, spaarrekening`),
  checking: phrases(`checking, chequing, chk, current account, girokonto, giro, compte courant, cuenta corriente,
    conto corrente, betaalrekening`),
  investment: phrases("brokerage, investment, investments, depot, wertpapierdepot, beleggen"),
};

const isOneIn = (words: readonly string[], text: string): boolean => words.some((word) => text.includes(word));

/** The payee and note of a row, ready to be compared. */
export const rowWords = ({ payee, note }: Pick<Transaction, "payee" | "note">): string =>
  ` ${plain(payee)} ${plain(note)} `;

export const saysTransfer = (words: string): boolean => isOneIn(transferWords, words);

/** Pay, interest and dividends: money from outside, even where an equal amount left another account. */
export const saysPay = (words: string): boolean => isOneIn(payWords, words);

/** Whether a row of an account or card is the payment of a card. */
export function saysCardPayment(words: string, account: AccountRef): boolean {
  if (isOneIn(cardPayments, words)) return true;
  if (account.kind === "debt") return isOneIn(payments, words);
  // A bare "Autopay" names nobody else who could be paid.
  return (
    words.trim() === "autopay" || (isOneIn(phrases("autopay, auto pay, epay"), words) && isOneIn(cardNames, words))
  );
}

/** A card called "Card" is named by every row that says "card". */
const isName = (label: string): boolean => label !== "" && !cardNames.includes(` ${label} `);

type Holdings = Pick<Household, "accounts" | "debts">;

/** The account or card that a row names by its label, or by its kind if there is only one such account. Never its own. */
export function accountNamedIn(words: string, own: AccountRef, holdings: Holdings): AccountRef | undefined {
  const others = [
    ...holdings.accounts.map((one) => ({ kind: "account" as const, one })),
    ...holdings.debts.filter((one) => one.kind === "card").map((one) => ({ kind: "debt" as const, one })),
  ].filter(({ kind, one }) => one.closedOn === undefined && !isSameAccount(own, { kind, id: one.id }));
  const labelled = others
    .filter(({ one }) => isName(plain(one.label)) && words.includes(` ${plain(one.label)} `))
    // The longest label says the most: "Joint savings" rather than "Savings".
    .sort((a, b) => b.one.label.length - a.one.label.length || (a.one.id < b.one.id ? -1 : 1))[0];
  if (labelled) return { kind: labelled.kind, id: labelled.one.id };
  const ofKind = holdings.accounts.filter(
    ({ id, kind, closedOn }) =>
      closedOn === undefined && id !== own.id && kindWords[kind] !== undefined && isOneIn(kindWords[kind], words),
  );
  return ofKind.length === 1 ? { kind: "account", id: ofKind[0]!.id } : undefined;
}

/**
 * The other account of a row whose words alone tell that it is a transfer, without its other half. `account` is undefined
 * where the words do not tell which. A name alone is no evidence: a shop may be called like a card.
 */
export function transferToldBy(
  row: Pick<Transaction, "payee" | "note">,
  own: AccountRef,
  isOut: boolean,
  holdings: Holdings,
): { account: AccountRef | undefined } | undefined {
  const words = rowWords(row);
  const named = accountNamedIn(words, own, holdings);
  const cards = holdings.debts.filter(({ kind, closedOn }) => kind === "card" && closedOn === undefined);
  if (own.kind === "debt") {
    const isPayment = !isOut && (saysCardPayment(words, own) || (saysTransfer(words) && named !== undefined));
    return isPayment ? { account: named } : undefined;
  }
  if (named?.kind === "debt") {
    const isPaid = isOut && (saysCardPayment(words, own) || isOneIn(payments, words) || saysTransfer(words));
    return isPaid ? { account: named } : undefined;
  }
  // Without a listed card, the payment is the only trace of what was bought with it, so it stays spending.
  if (isOut && saysCardPayment(words, own) && cards.length > 0)
    return { account: cards.length === 1 ? { kind: "debt", id: cards[0]!.id } : undefined };
  return named && saysTransfer(words) ? { account: named } : undefined;
}
