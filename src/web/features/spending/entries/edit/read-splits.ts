import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, minor } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import type { Draft, SplitDraft } from "./draft.ts";
import type { Read } from "./read-day.ts";

/** The amount with the sign that its type gives it: what came back is below zero, however it was typed. */
export function readAmount({ type, amount }: Pick<Draft, "type" | "amount">, household: Household): Read<Minor> {
  const read = readText(amount, household);
  return read.ok && type === "refund" ? { ok: true, value: minor(-Math.abs(read.value)) } : read;
}

/** A part may go the other way, such as a deposit that came back on a larger bill. */
function readPart(text: string, type: Draft["type"], household: Household): Read<Minor> {
  const read = readText(text, household);
  return read.ok && type === "refund" ? { ok: true, value: minor(-read.value) } : read;
}

function readText(text: string, household: Household): Read<Minor> {
  const read = parseAmount(text, household);
  if (!read.ok) return { ok: false, words: amountProblemText[read.problem] };
  return read.value === 0 ? { ok: false, words: "Enter what it came to: zero is no entry." } : read;
}

const isTyped = ({ amount }: SplitDraft): boolean => amount.trim() !== "";

/** What of the amount is in no part yet, as it would be typed; below zero: the parts are more. Undefined while unreadable. */
export function restOf(draft: Draft, household: Household): Minor | undefined {
  const whole = parseAmount(draft.amount, household);
  if (!whole.ok) return undefined;
  let rest: number = draft.type === "refund" ? Math.abs(whole.value) : whole.value;
  for (const split of (draft.splits ?? []).filter(isTyped)) {
    const part = parseAmount(split.amount, household);
    if (!part.ok) return undefined;
    rest -= part.value;
  }
  return minor(rest);
}

export function restWords(rest: Minor, household: Household): string {
  if (rest === 0) return "The parts add up.";
  const sum = formatMoney(minor(Math.abs(rest)), household);
  return rest > 0 ? `${sum} is in no part yet.` : `The parts are ${sum} more than the amount.`;
}

export type ReadSplits =
  | { ok: true; value: { categoryId: string; amount: Minor }[] }
  | { ok: false; problems: Readonly<Record<string, string>> };

/** Parts that add up, with the sign of the whole; lines without an amount are left out. Else what is wrong, and where. */
export function readSplits(draft: Draft, household: Household): ReadSplits {
  const parts = (draft.splits ?? []).filter(isTyped);
  const read = parts.map((split) => ({
    split,
    amount: readPart(split.amount, draft.type, household),
  }));
  const unreadable = read.flatMap(({ split, amount }) => (amount.ok ? [] : [[`split-${split.key}`, amount.words]]));
  if (unreadable.length > 0) return { ok: false, problems: Object.fromEntries(unreadable) };
  const rest = restOf(draft, household);
  if (parts.length === 0) return { ok: false, problems: { splits: "Say what of it is for which category." } };
  if (rest !== undefined && rest !== 0) return { ok: false, problems: { splits: restWords(rest, household) } };
  return {
    ok: true,
    value: read.flatMap(({ split, amount }) =>
      amount.ok ? { categoryId: split.categoryId, amount: amount.value } : [],
    ),
  };
}
