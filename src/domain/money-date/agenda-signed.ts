import type { Choice, DecisionText, SignOff, WeekDecision } from "./agenda.ts";
import { choicesOf } from "./agenda.ts";

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Spaces around a text make no other decision. */
const wordsOf = ({ decided = "" }: SignOff): string => decided.trim();

/**
 * The different texts of one week's parts, each with its writers. People who left the household are included, so that
 * leaving changes no text that was signed. The order is the same on every device.
 */
export function decisionTexts(parts: readonly SignOff[]): readonly DecisionText[] {
  const writers = new Map<string, string[]>();
  for (const part of parts.toSorted((one, other) => byText(one.personId, other.personId))) {
    const text = wordsOf(part);
    if (text !== "") writers.set(text, [...(writers.get(text) ?? []), part.personId]);
  }
  return [...writers].map(([text, personIds]) => ({ text, personIds }));
}

/** What one week's parts say under "Decision": this is what a signature is given for. */
export function weekDecision(parts: readonly SignOff[]): WeekDecision {
  const choices = [...choicesOf(parts).values()].map(withoutTime);
  return {
    texts: decisionTexts(parts),
    choices: choices.toSorted((one, other) => byText(one.categoryId, other.categoryId)),
  };
}

const withoutTime = ({ at: _at, ...choice }: Choice): Omit<Choice, "at"> => choice;

/** Where all texts are equal, it does not matter who wrote them: one more person who agrees changes nothing. */
export function isSameDecision(one: WeekDecision, other: WeekDecision): boolean {
  return textKey(one.texts) === textKey(other.texts) && choiceKey(one.choices) === choiceKey(other.choices);
}

function textKey(texts: readonly DecisionText[]): string {
  if (texts.length < 2) return JSON.stringify(texts.map(({ text }) => text));
  const keys = texts.map(({ text, personIds }) => JSON.stringify([text, [...personIds].sort(byText)]));
  return JSON.stringify(keys.sort(byText));
}

const choiceKey = (choices: WeekDecision["choices"]): string =>
  JSON.stringify(choices.map(({ categoryId, choice, from = "" }) => JSON.stringify([categoryId, choice, from])).sort());

/** `earlier`: what was signed is no longer what the sheet says, so it has to be signed again. */
export type SignatureState = "none" | "stands" | "earlier";

/** `parts` are all parts of the signature's week. */
export function signatureState(part: SignOff | undefined, parts: readonly SignOff[]): SignatureState {
  if (part?.signedAt === undefined) return "none";
  if (part.signedDecision === undefined) return "stands";
  return isSameDecision(part.signedDecision, weekDecision(parts)) ? "stands" : "earlier";
}

/** The people whose signature stands under what one week's parts say now. */
export function standingSignatures(parts: readonly SignOff[]): readonly SignOff[] {
  const signed = parts.filter(({ signedAt }) => signedAt !== undefined);
  if (signed.length === 0) return signed;
  const now = weekDecision(parts);
  return signed.filter(({ signedDecision }) => !signedDecision || isSameDecision(signedDecision, now));
}
