import type { Transaction } from "../household/records.ts";
import { type Day, dayNumber } from "../time/day.ts";
import type { ReadEntry } from "./read-row.ts";
import { plain } from "./row-text.ts";

/** What an entry of a file is to those that are there already. */
type Verdict =
  | { is: "new" }
  /** An earlier import of this source brought it, whatever became of it since. */
  | { is: "brought" }
  /** It may be this one, which someone typed or another source brought. The one who imports decides. */
  | { is: "maybe"; entryId: string };

type Known = Pick<Transaction, "id" | "day" | "amount" | "payee" | "kind" | "imported">;

const nearDays = 3;

/**
 * Tells what is new. Each entry that is there stands for one row and no more, so of two identical rows both are real.
 * Entries are shown to it one by one, so that a screen can move in between.
 */
export function createDuplicates(sourceId: string | undefined) {
  const brought = new Map<string, number>();
  // By day and by what went out. By a text of both, the browser would hold the page while it makes room for the texts.
  const others = new Map<number, Map<number, Known[]>>();

  function addOther(entry: Known): void {
    const number = dayNumber(entry.day);
    const ofDay = others.get(number) ?? new Map<number, Known[]>();
    others.set(number, ofDay);
    for (const out of waysOf(entry)) {
      const there = ofDay.get(out);
      if (there) there.push(entry);
      else ofDay.set(out, [entry]);
    }
  }

  function takeOther(entry: Known): void {
    const ofDay = others.get(dayNumber(entry.day));
    for (const out of waysOf(entry)) ofDay?.set(out, ofDay.get(out)?.filter((other) => other !== entry) ?? []);
  }

  /** The nearest day first, the day itself before all. */
  function findOther({ day, payee, ...entry }: ReadEntry): Known | undefined {
    const [number, out] = [dayNumber(day as Day), waysOf(entry)[0]!];
    for (let off = 0; off <= nearDays; off++) {
      for (const near of off === 0 ? [number] : [number - off, number + off]) {
        const found = others
          .get(near)
          ?.get(out)
          ?.find((other) => isSimilarPayee(other.payee, payee));
        if (found) return found;
      }
    }
    return undefined;
  }

  return {
    /** An entry that is there already. */
    know(entry: Known): void {
      const { imported } = entry;
      if (imported === undefined || imported.sourceId !== sourceId) addOther(entry);
      else brought.set(imported.key, (brought.get(imported.key) ?? 0) + 1);
    },
    /** The file's next entry. */
    judge(entry: ReadEntry): Verdict {
      // Looking a text up makes room for it: for those of a whole file, where there is something to find.
      const left = brought.size === 0 ? 0 : (brought.get(entry.key) ?? 0);
      if (left > 0) {
        brought.set(entry.key, left - 1);
        return { is: "brought" };
      }
      const other = findOther(entry);
      if (!other) return { is: "new" };
      takeOther(other);
      return { is: "maybe", entryId: other.id };
    },
  };
}

/** How much went out, below zero what came in. A transfer does not say which way it went for this account. */
function waysOf({ amount, kind }: Pick<Known, "amount" | "kind">): readonly number[] {
  if (kind === "income") return [-amount];
  return kind === "transfer" ? [amount, -amount] : [amount];
}

/** Too common in what banks write to make two payees alike. */
const common = new Set(
  "the and der die das und les des los las gmbh inc ltd llc card karte pos sepa payment".split(" "),
);

const wordsOf = (payee: string): string[] =>
  payee.split(" ").filter((word) => word.length > 2 && !common.has(word) && !/^\d+$/.test(word));

/** Whether two names may be the same payee: "Corner bakery" and "CORNER BAKERY 0042 BERLIN". A missing name contradicts none. */
export function isSimilarPayee(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === "" || b === "" || a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && long.replaceAll(" ", "").includes(short.replaceAll(" ", ""))) return true;
  const words = new Set(wordsOf(long));
  return wordsOf(short).some((word) => words.has(word));
}
