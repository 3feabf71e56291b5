import type { AccountRef } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { isSameAccount } from "../ledger/accounts.ts";
import { nearDays as transferDays } from "../ledger/pairs.ts";
import { type Day, dayNumber } from "../time/day.ts";
import type { ReadEntry } from "./read-row.ts";
import { plain } from "./row-text.ts";

/** How an entry of a file relates to the existing entries. */
type Verdict =
  | { is: "new" }
  /** Already imported from this source, even if it was edited since. */
  | { is: "brought" }
  /** May equal this entry, which was typed or imported from another source. The user decides. */
  | { is: "maybe"; entryId: string };

type Known = Pick<
  Transaction,
  "id" | "day" | "amount" | "payee" | "kind" | "imported" | "account" | "toAccount" | "bill"
>;

const nearDays = 3;

/**
 * Finds duplicates. Each existing entry matches at most one row, so two identical rows are both real. Takes entries one by
 * one, so that the caller can yield to the screen in between. `account` is what the file is of: a transfer typed in it is the
 * row of the same direction, whatever its words, and so is a bill that was marked as paid from it: banks name a landlord, not
 * the rent. A transfer of another account is no duplicate: it may be the other half.
 */
export function createDuplicates(
  sourceId: string | undefined,
  account?: AccountRef,
  /** Whether the payee's entries have a category, so that it is no transfer. */
  isSorted: (payee: string) => boolean = () => false,
) {
  const importedKeys = new Map<string, number>();
  // Nested by day and amount: a combined string key would create many strings and block the main thread.
  const others = new Map<number, Map<number, Known[]>>();

  function addOther(entry: Known): void {
    const number = dayNumber(entry.day);
    const ofDay = others.get(number) ?? new Map<number, Known[]>();
    others.set(number, ofDay);
    for (const out of outgoingAmounts(entry, account)) {
      const there = ofDay.get(out);
      if (there) there.push(entry);
      else ofDay.set(out, [entry]);
    }
  }

  function takeOther(entry: Known): void {
    const ofDay = others.get(dayNumber(entry.day));
    for (const out of outgoingAmounts(entry, account))
      ofDay?.set(out, ofDay.get(out)?.filter((other) => other !== entry) ?? []);
  }

  /** The closest day first. */
  function findOther({ day, payee, ...entry }: ReadEntry): Known | undefined {
    const [number, out] = [dayNumber(day as Day), outgoingAmounts(entry)[0]!];
    for (let off = 0; off <= transferDays; off++) {
      for (const near of off === 0 ? [number] : [number - off, number + off]) {
        const found = others
          .get(near)
          ?.get(out)
          ?.find((other) =>
            isTypedHere(other, account)
              ? isSimilarPayee(other.payee, payee) || !isSorted(payee)
              : off <= nearDays && isSimilarPayee(other.payee, payee),
          );
        if (found) return found;
      }
    }
    return undefined;
  }

  return {
    /** Adds an existing entry. */
    know(entry: Known): void {
      const { imported } = entry;
      if (imported === undefined || imported.sourceId !== sourceId) addOther(entry);
      else importedKeys.set(imported.key, (importedKeys.get(imported.key) ?? 0) + 1);
    },
    /** Classifies the file's next entry. */
    judge(entry: ReadEntry): Verdict {
      // A lookup hashes the text, so skip it for the whole file when there is nothing to find.
      const left = importedKeys.size === 0 ? 0 : (importedKeys.get(entry.key) ?? 0);
      if (left > 0) {
        importedKeys.set(entry.key, left - 1);
        return { is: "brought" };
      }
      const other = findOther(entry);
      if (!other) return { is: "new" };
      takeOther(other);
      return { is: "maybe", entryId: other.id };
    },
  };
}

/** Whether it is a transfer or the payment of a bill that was entered in the account of the file. */
const isTypedHere = ({ kind, account, bill }: Known, own: AccountRef | undefined): boolean =>
  kind === "transfer" || bill ? isSameAccount(account, own) : false;

/**
 * The outgoing amount, negative for income. The direction of a transfer without an account is unknown, so both are possible.
 * Another account's transfer or imported entry matches no row.
 */
function outgoingAmounts(
  { amount, kind, ...entry }: Pick<Known, "amount" | "kind"> & Partial<Known>,
  own?: AccountRef,
) {
  const isElsewhere = own !== undefined && entry.account !== undefined && !isSameAccount(own, entry.account);
  if (isElsewhere && (kind === "transfer" || entry.imported)) return [];
  if (kind === "income") return [-amount];
  if (kind === "transfer") return isSameAccount(own, entry.account) ? [amount] : [amount, -amount];
  return [amount];
}

/** Words too common in bank texts to identify a payee. */
const common = new Set(
  "the and der die das und les des los las gmbh inc ltd llc card karte pos sepa payment".split(" "),
);

const wordsOf = (payee: string): string[] =>
  payee.split(" ").filter((word) => word.length > 2 && !common.has(word) && !/^\d+$/.test(word));

/** Whether two names may be the same payee: "Corner bakery" and "CORNER BAKERY 0042 BERLIN". An empty name matches any. */
export function isSimilarPayee(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === "" || b === "" || a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && long.replaceAll(" ", "").includes(short.replaceAll(" ", ""))) return true;
  const words = new Set(wordsOf(long));
  return wordsOf(short).some((word) => words.has(word));
}
