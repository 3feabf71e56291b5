import type { Save, WeekReview } from "../household/records.ts";
import type { WeekId } from "../time/week.ts";
import { type Choice, choicesOf, type DecisionText, reviewId, type SignOff, type WeekDecision } from "./agenda.ts";

/**
 * Weeks that are folded by signatures: someone signed, and so did everyone who had to sign with them and still exists. No
 * device has to see the other signature, so two people who sign offline at the same time fold the week. A signature counts
 * only while the sheet's text is the signed one.
 */
export function foldedWeeks(signOffs: readonly SignOff[], adults: readonly string[]): ReadonlySet<WeekId> {
  const here = new Set(adults);
  const isClosed = (parts: readonly SignOff[]) => {
    const standing = standingSignatures(parts);
    const names = new Set(standing.map(({ personId }) => personId));
    return standing.some(({ among = adults }) => among.every((person) => !here.has(person) || names.has(person)));
  };
  return new Set([...byWeek(signOffs)].flatMap(([week, parts]) => (isClosed(parts) ? week : [])));
}

/** Weeks that are open because a signature belongs to an earlier text, oldest first. */
export function weeksToSignAgain(signOffs: readonly SignOff[], reviews: readonly WeekReview[]): readonly WeekId[] {
  const closed = new Set(reviews.flatMap(({ week, isFolded }) => (isFolded ? week : [])));
  const isToSignAgain = (parts: readonly SignOff[]) => parts.some((part) => signatureState(part, parts) === "earlier");
  return [...byWeek(signOffs)]
    .flatMap(([week, parts]) => (!closed.has(week) && isToSignAgain(parts) ? week : []))
    .sort();
}

/** The decision of a week's saves. A save outweighs a decision to save nothing. */
export function decisionOf(saves: readonly Pick<Save, "amount">[]): WeekReview["decision"] {
  if (saves.some(({ amount }) => amount > 0)) return "saved";
  return saves.length > 0 ? "nothing" : "skipped";
}

function byWeek<Item extends { week: WeekId }>(items: readonly Item[]): ReadonlyMap<WeekId, readonly Item[]> {
  const weeks = new Map<WeekId, Item[]>();
  for (const item of items) {
    const others = weeks.get(item.week);
    if (others) others.push(item);
    else weeks.set(item.week, [item]);
  }
  return weeks;
}

type Reviewed = WeekReview & { id: string };

/**
 * The reviews, folded also by signatures. Those created by a money date follow the week's current saves, so that an undone
 * save leaves no stamp.
 */
export function effectiveReviews(
  reviews: readonly Reviewed[],
  signOffs: readonly SignOff[],
  saves: readonly Save[],
  adults: readonly string[],
): readonly Reviewed[] {
  const folded = foldedWeeks(signOffs, adults);
  const isOwn = ({ id, week }: Reviewed) => id === reviewId(week);
  if (folded.size === 0 && !reviews.some(isOwn)) return reviews;
  const weeks = byWeek(saves);
  const decided = (week: WeekId) => decisionOf(weeks.get(week) ?? []);
  const known = new Set(reviews.map(({ week }) => week));
  const more = [...folded].filter((week) => !known.has(week));
  return [
    ...reviews.map((review) => ({
      ...review,
      decision: isOwn(review) ? decided(review.week) : review.decision,
      isFolded: review.isFolded || folded.has(review.week),
    })),
    ...more.map((week) => ({ id: reviewId(week), week, decision: decided(week), isFolded: true })),
  ];
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Spaces around a text do not change the decision. */
const wordsOf = ({ decided = "" }: SignOff): string => decided.trim();

/**
 * The distinct texts of one week, each with its writers. Includes people who left the household, so that leaving changes no
 * signed text. The order is the same on every device.
 */
export function decisionTexts(parts: readonly SignOff[]): readonly DecisionText[] {
  const writers = new Map<string, string[]>();
  for (const part of parts.toSorted((one, other) => byText(one.personId, other.personId))) {
    const text = wordsOf(part);
    if (text !== "") writers.set(text, [...(writers.get(text) ?? []), part.personId]);
  }
  return [...writers].map(([text, personIds]) => ({ text, personIds }));
}

/** The content under "Decision" of one week, which a signature covers. */
export function weekDecision(parts: readonly SignOff[]): WeekDecision {
  const choices = [...choicesOf(parts).values()].map(withoutTime);
  return {
    texts: decisionTexts(parts),
    choices: choices.toSorted((one, other) => byText(one.categoryId, other.categoryId)),
  };
}

const withoutTime = ({ at: _at, ...choice }: Choice): Omit<Choice, "at"> => choice;

/** If all texts are equal, the writers do not matter: one more person who agrees changes nothing. */
function isSameDecision(one: WeekDecision, other: WeekDecision): boolean {
  return textKey(one.texts) === textKey(other.texts) && choiceKey(one.choices) === choiceKey(other.choices);
}

function textKey(texts: readonly DecisionText[]): string {
  if (texts.length < 2) return JSON.stringify(texts.map(({ text }) => text));
  const keys = texts.map(({ text, personIds }) => JSON.stringify([text, [...personIds].sort(byText)]));
  return JSON.stringify(keys.sort(byText));
}

const choiceKey = (choices: WeekDecision["choices"]): string =>
  JSON.stringify(choices.map(({ categoryId, choice, from = "" }) => JSON.stringify([categoryId, choice, from])).sort());

/** `stands`: still valid. `earlier`: the decision has changed since, so it has to be signed again. */
export type SignatureState = "none" | "stands" | "earlier";

/** `parts` are all parts of the signature's week. */
export function signatureState(part: SignOff | undefined, parts: readonly SignOff[]): SignatureState {
  if (part?.signedAt === undefined) return "none";
  if (part.signedDecision === undefined) return "stands";
  return isSameDecision(part.signedDecision, weekDecision(parts)) ? "stands" : "earlier";
}

/** The signatures that are valid for the current decision of a week. */
export function standingSignatures(parts: readonly SignOff[]): readonly SignOff[] {
  const signed = parts.filter(({ signedAt }) => signedAt !== undefined);
  if (signed.length === 0) return signed;
  const now = weekDecision(parts);
  return signed.filter(({ signedDecision }) => !signedDecision || isSameDecision(signedDecision, now));
}
