import type { Answers, Asked } from "../answers.ts";
import { dueMoneyIn } from "./find-due-money.ts";
import { said, spanOf, without, wordsIn } from "./spans.ts";

/** Someone whose name may begin an income's line. */
export interface NamedPerson {
  id: string;
  name: string;
}

const irregular = /(?<![\p{L}\p{N}-])(?:irregular(?:ly)?|varies)(?![\p{L}\p{N}-])/iu;

/** "Maya clinic 1840 every two weeks", not yet settled: a word that says it varies may come in the next piece. */
export function readIncome(text: string, asked: Asked, people: readonly NamedPerson[]): Record<string, string> {
  const owner = ownerIn(text, people);
  const own = owner ? text.slice(owner.name.length).replace(/^['’]s(?!\p{L})/u, "") : text;
  const varying = spanOf(irregular.exec(own));
  const { amount, cadence, day, rest } = dueMoneyIn(without(own, varying), asked);
  return said({
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

/** A range, or one amount said to vary, is irregular pay. The one amount is the usual: nobody said what is the least. */
export function settleIncome({ varies, ...answers }: Answers): Answers {
  const named = answers.personId && !answers.label ? { ...answers, label: "Pay" } : answers;
  if (!varies && !named.low) return named;
  const { amount, cadence, ...others } = named as Record<string, string>;
  return said({ ...others, cadence: "irregular", usual: others.usual ?? amount, per: cadence });
}

// The longest first: Ann Lee's line is not Ann's.
function ownerIn(text: string, people: readonly NamedPerson[]): NamedPerson | undefined {
  const named = people.map(({ id, name }) => ({ id, name: name.trim() })).sort((a, b) => b.name.length - a.name.length);
  return named.find(({ name }) => {
    const begins = name !== "" && text.slice(0, name.length).toLowerCase() === name.toLowerCase();
    return begins && /^(?:$|['’]s(?!\p{L})|[^\p{L}\p{N}\p{M}'’-])/u.test(text.slice(name.length));
  });
}
