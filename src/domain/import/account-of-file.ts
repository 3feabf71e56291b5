import type { Account, AccountRef, Debt, Household } from "../household/household.ts";
import { accountKey } from "../ledger/accounts.ts";
import { parseDay } from "../time/day.ts";
import { bare, plain, tidy } from "./row-text.ts";

/**
 * Which account a file is of. Two accounts at one bank have files with the same header, so the header says nothing. What does:
 * an account number in the file or its name that was confirmed before, and rows that were imported into the account before.
 */

/** The account that the user chose for a file; null: none of those listed. */
export type ChosenAccount = AccountRef | null;

const keyOf = (account: ChosenAccount): string => (account ? accountKey(account) : "");

/** The kinds of accounts whose bank offers files. */
const withFiles = new Set<Account["kind"] | Debt["kind"]>(["checking", "savings", "investment", "card"]);

/** The account of every file, where the household has one alone that a bank offers files of. */
export function onlyAccount({ accounts, debts }: Pick<Household, "accounts" | "debts">): ChosenAccount | undefined {
  const open = [
    ...accounts.map(({ id, kind, closedOn }) => ({ ref: { kind: "account" as const, id }, kind, closedOn })),
    ...debts.map(({ id, kind, closedOn }) => ({ ref: { kind: "debt" as const, id }, kind, closedOn })),
  ].filter(({ kind, closedOn }) => closedOn === undefined && withFiles.has(kind));
  if (open.length === 0) return null;
  return open.length === 1 ? open[0]!.ref : undefined;
}

/** Names of cells and columns that hold the file's own account, never that of the other side. */
const ownAccount = new Set(
  `account, account number, account no, account nr, account name, account id, acct, acct number, own account, card number,
  card no, konto, kontonummer, konto nr, auftragskonto, iban auftragskonto, eigenes konto, kartennummer, compte,
  numero de compte, compte n, n de compte, cuenta, numero de cuenta, n de cuenta, conto, numero conto, rekening,
  rekeningnummer, iban bban, numero tarjeta, numero carta`
    .split(",")
    .map((name) => name.trim()),
);

/** Above a table there is no other side. */
const aboveTable = new Set([...ownAccount, "iban", "card", "karte", "carte", "tarjeta", "carta", "numero"]);

const iban = /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,4})?\b/g;
const masked = /(?:[x*•]{2,} ?|\bending (?:in |with )?)(\d{3,6})\b/gi;

interface MarkedTable {
  /** The lines above the table. */
  above: readonly (readonly string[])[];
  header: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
}

/** What a file says of its own account. Only fingerprints leave it, because the household has no use for the number. */
export function accountMarksIn({ above, header = [], rows }: MarkedTable): string[] {
  const found = above.flatMap((cells) => {
    const texts = cells.map((cell) => tidy(bare(cell))).filter((cell) => cell !== "");
    return texts.flatMap((text, at) => {
      const [name, value = ""] = text.includes(":") ? text.split(/:(.*)/s) : [text];
      const isNamed = aboveTable.has(plain(name!));
      return [...numbersIn(text), ...(isNamed ? [value.trim() || (texts[at + 1] ?? "")] : [])];
    });
  });
  for (const [column, name] of header.entries()) {
    if (!ownAccount.has(plain(name))) continue;
    const values = new Set(rows.map((cells) => tidy(bare(cells[column] ?? ""))));
    // Several accounts in one file name none of them.
    if (values.size === 1) found.push(...values);
  }
  return fingerprints(found);
}

const numbersIn = (text: string): string[] => [
  ...(text.match(iban) ?? []),
  ...[...text.matchAll(masked)].map(([, digits]) => digits!),
];

/** The numbers in a file's name that are neither dates, times nor counters. */
export function accountMarksInName(fileName: string): string[] {
  const stem = fileName.replace(/\.[a-z]{1,4}$/i, "").replace(/_/g, " ");
  const ibans = stem.match(iban) ?? [];
  const rest = stem
    .replace(iban, " ")
    .replace(/\d{4}[-. ]\d{1,2}([-. ]\d{1,2})?(?!\d)|(?<!\d)\d{1,2}[-. ]\d{1,2}[-. ]\d{2,4}(?!\d)/g, " ");
  const numbers = [...rest.matchAll(/(\p{L}?)(\d{4,})/gu)].flatMap(([, letter, digits]) =>
    isMoment(digits!, letter !== "") ? [] : digits!,
  );
  return fingerprints([...ibans, ...numbers]);
}

/** Whether digits may be a date, a time or a moment. Four digits behind a letter are the end of an account number. */
function isMoment(digits: string, isBehindLetter: boolean): boolean {
  const [first, second] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  if (digits.length === 4)
    return /^(19|20)\d\d$/.test(digits) || (!isBehindLetter && (first < 24 || (first <= 31 && second <= 12)));
  if (digits.length === 6) return true;
  if (digits.length === 8) {
    const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)] as const;
    const [year, dayOrMonth, other] = [digits.slice(4), digits.slice(0, 2), digits.slice(2, 4)];
    const days = [parts.join("-"), `${year}-${dayOrMonth}-${other}`, `${year}-${other}-${dayOrMonth}`];
    return days.some((day) => parseDay(day).ok);
  }
  return /^20\d\d[01]\d[0-3]\d/.test(digits) || /^1[5-9]\d{8}(\d{3})?$/.test(digits);
}

/** The mark of an account whose own label the file's name contains. */
export const labelMark = (label: string): string => fingerprints([`label ${label}`])[0] ?? "";

interface Labelled {
  ref: AccountRef;
  label: string;
}

/** The account whose label is in the file's name, unless another one's is there too. */
export function accountNamedInFile(fileName: string, accounts: readonly Labelled[]): Labelled | undefined {
  const words = ` ${plain(fileName.replace(/\.[a-z]{1,4}$/i, ""))} `;
  const spaced = ({ label }: Labelled) => ` ${plain(label)} `;
  const named = accounts
    .filter((one) => plain(one.label) !== "" && words.includes(spaced(one)))
    .sort((a, b) => b.label.length - a.label.length);
  const [longest, ...others] = named;
  return longest && others.every((one) => spaced(longest) !== spaced(one) && spaced(longest).includes(spaced(one)))
    ? longest
    : undefined;
}

/** A short text that is the same for the same number, and does not tell it. */
function fingerprints(values: readonly string[]): string[] {
  const texts = values.map((value) => plain(value).replaceAll(" ", "")).filter((text) => text.length >= 3);
  return [...new Set(texts.map(fingerprint))].sort();
}

function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul((other << 5) ^ (other >>> 3) ^ code, 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** The marks of the files that were imported into an account. */
export interface ConfirmedMarks {
  account: ChosenAccount;
  marks: readonly string[];
}

/** The account that all marks of a file were confirmed for. An unknown mark may be another account's, so then there is none. */
export function accountByMarks(
  marks: readonly string[],
  confirmed: readonly ConfirmedMarks[],
): ChosenAccount | undefined {
  if (marks.length === 0) return undefined;
  const known = new Map<string, { account: ChosenAccount; marks: Set<string> }>();
  for (const { account, marks: own } of confirmed) {
    const all = known.get(keyOf(account)) ?? { account, marks: new Set() };
    for (const mark of own) all.marks.add(mark);
    known.set(keyOf(account), all);
  }
  const fitting = [...known.values()].filter((one) => marks.every((mark) => one.marks.has(mark)));
  return fitting.length === 1 ? fitting[0]!.account : undefined;
}

interface ImportedRow {
  account?: AccountRef;
  imported?: { sourceId: string; key: string };
}

/** One row may be alike by chance, such as a monthly fee. */
const fewestMatches = 2;

/**
 * Finds the account by rows that were imported before. A bank's file has every row of its days, so an account with other rows
 * on these days is not the file's. `sourceIds` are the sources with the same header. Takes entries one by one, so that the
 * caller can yield to the screen in between.
 */
export function createAccountEvidence(rows: readonly { key: string }[], sourceIds: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  let [first, last] = ["9999", ""];
  for (const { key } of rows) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const day = key.slice(0, 10);
    if (day < first) first = day;
    if (day > last) last = day;
  }
  const found = new Map<
    string,
    { account: ChosenAccount; used: Map<string, number>; matched: number; missing: number }
  >();
  return {
    know({ account: ref, imported }: ImportedRow): void {
      const account = ref ?? null;
      if (!imported || !sourceIds.has(imported.sourceId)) return;
      const { key } = imported;
      const day = key.slice(0, 10);
      if (day < first || day > last) return;
      const id = keyOf(account);
      const of = found.get(id) ?? { account, used: new Map(), matched: 0, missing: 0 };
      found.set(id, of);
      const used = of.used.get(key) ?? 0;
      if (used < (counts.get(key) ?? 0)) {
        of.used.set(key, used + 1);
        of.matched += 1;
        // The file may begin and end in the middle of a day.
      } else if (day > first && day < last) of.missing += 1;
    },
    account(): ChosenAccount | undefined {
      const fitting = [...found.values()].filter(
        ({ matched, missing }) => matched >= fewestMatches && missing * 4 <= matched,
      );
      return fitting.length === 1 ? fitting[0]!.account : undefined;
    },
  };
}
