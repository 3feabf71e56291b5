import type { Answers, ReadOptions } from "../answers.ts";
import { datesIn } from "./find-day.ts";
import { dueMoneyIn, moneyIn } from "./find-money.ts";
import { spanOf, without, withoutEmpty, wordsIn } from "./spans.ts";
import { longestEntry } from "./split-entries.ts";

const birth = /(?<![\p{L}\p{N}/.-])(?:born\s+(?:in\s+)?)?(?<year>19\d{2}|20\d{2}|2100)(?![\p{L}\p{N}]|[-/.]\p{N})/iu;
const child = /(?<![\p{L}\p{N}-])(?:child|kid|baby)(?![\p{L}\p{N}-])/iu;
const adult = /(?<![\p{L}\p{N}-])adult(?![\p{L}\p{N}-])/iu;

const together = /\s+and\s+|\s*[&+＆]\s*/iu;

/** "Maya and Tom" are two. */
export const splitPeople = (piece: string): string[] =>
  piece.length > longestEntry ? [piece] : piece.split(together).filter((name) => name.trim() !== "");

/** "Ada child 2019": a name, perhaps a kind, perhaps the year of birth. */
export function readPerson(text: string): Record<string, string> {
  const born = birth.exec(text);
  const young = child.exec(text);
  const isChild = young !== null && !isSurname(text, young);
  const grown = isChild ? null : adult.exec(text);
  const rest = without(text, spanOf(born), isChild ? spanOf(young) : undefined, spanOf(grown));
  return withoutEmpty({
    name: wordsIn(rest),
    kind: isChild ? "child" : grown ? "adult" : undefined,
    birthYear: born?.groups?.year,
  });
}

// Julia Child is not a child: a capitalized last word after another word is a surname.
function isSurname(text: string, { 0: word, index }: RegExpExecArray): boolean {
  const isLast = text.slice(index + word.length).trim() === "";
  return isLast && word[0] !== word[0]?.toLowerCase() && /[\p{L}\p{M}.] $/u.test(text.slice(0, index));
}

/** A person whose name may start an income line. */
export interface NamedPerson {
  id: string;
  name: string;
}

const irregular = /(?<![\p{L}\p{N}-])(?:irregular(?:ly)?|varies)(?![\p{L}\p{N}-])/iu;

/** "Maya clinic 1840 every two weeks". Not final: a word such as "varies" may follow in the next piece. */
export function readIncome(text: string, asked: ReadOptions, people: readonly NamedPerson[]): Record<string, string> {
  const owner = ownerIn(text, people);
  const own = owner ? text.slice(owner.name.length).replace(/^['’]s(?!\p{L})/u, "") : text;
  const varying = spanOf(irregular.exec(own));
  const { amount, cadence, day, rest } = dueMoneyIn(without(own, varying), asked);
  return withoutEmpty({
    personId: owner?.id,
    label: wordsIn(rest),
    amount: amount?.range ? undefined : amount?.text,
    low: amount?.range?.low,
    usual: amount?.range?.high,
    cadence: cadence?.cadence,
    nextOn: day,
    varies: varying && "yes",
  });
}

/** A range, or one amount that varies, is irregular pay. A single amount is the usual one, since the lowest is unknown. */
export function settleIncome({ varies, ...answers }: Answers): Answers {
  const named = answers.personId && !answers.label ? { ...answers, label: "Pay" } : answers;
  if (!varies && !named.low) return named;
  const { amount, cadence, ...others } = named as Record<string, string>;
  return withoutEmpty({ ...others, cadence: "irregular", usual: others.usual ?? amount, per: cadence });
}

// The longest name first: Ann Lee's line is not Ann's.
function ownerIn(text: string, people: readonly NamedPerson[]): NamedPerson | undefined {
  const named = people.map(({ id, name }) => ({ id, name: name.trim() })).sort((a, b) => b.name.length - a.name.length);
  return named.find(({ name }) => {
    const begins = name !== "" && text.slice(0, name.length).toLowerCase() === name.toLowerCase();
    return begins && /^(?:$|['’]s(?!\p{L})|[^\p{L}\p{N}\p{M}'’-])/u.test(text.slice(name.length));
  });
}

const counts: Readonly<Record<string, string>> = {
  once: "1",
  twice: "2",
  thrice: "3",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
};

const aWeek = "\\s*(?:(?:a|per|each|every)\\s+|/\\s*)?(?:week|wk|weekly)";
const times = `(?<once>once|twice|thrice)|(?<count>\\p{Nd}+|${Object.keys(counts).slice(3).join("|")})\\s*(?:times|x|×)`;
const often = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${times})${aWeek}|(?<daily>daily|(?:every|each)\\s+day))(?![\\p{L}\\p{N}])`,
  "iu",
);

/** "no-spend day twice a week". */
export function readHabit(text: string): Record<string, string> {
  const found = often.exec(text);
  return withoutEmpty({
    label: wordsIn(without(text, spanOf(found))),
    timesAWeek: found ? countOf(found.groups!) : undefined,
  });
}

function countOf({ once, count, daily }: Record<string, string | undefined>): string {
  if (daily !== undefined) return "7";
  const word = (once ?? count!).toLowerCase();
  return counts[word] ?? word;
}

/** "rent 1200 monthly due 1st". */
export function readBill(text: string, asked: ReadOptions): Record<string, string> {
  const { amount, cadence, day, rest } = dueMoneyIn(text, asked);
  return withoutEmpty({ label: wordsIn(rest), amount: amount?.text, cadence: cadence?.cadence, nextDue: day });
}

const want = /(?<![\p{L}\p{N}-])(?:(?<need>needs?)|wants?)(?![\p{L}\p{N}-])/iu;

/** "eating out 40 want". */
export function readCategory(text: string, asked: ReadOptions): Record<string, string> {
  const kind = want.exec(text);
  const words = without(text, spanOf(kind));
  const { amount, cadence, rest } = moneyIn(words, asked.format, datesIn(words, asked));
  return withoutEmpty({
    label: wordsIn(rest),
    kind: kind ? (kind.groups?.need ? "need" : "want") : undefined,
    amount: amount?.text,
    cadence: cadence?.cadence,
  });
}
