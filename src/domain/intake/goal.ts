import type { Goal } from "../household/household.ts";
import type { MoneyFormat } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import type { Answers, ReadOptions } from "./answers.ts";
import { goalKinds, goalStates } from "./choices.ts";
import {
  amountAboveZero,
  amountFromZero,
  day,
  type EntryRead,
  entryRead,
  label,
  oneOf,
  optional,
  orElse,
  readFields,
  whole,
  withProblem,
  zeroAmount,
} from "./fields.ts";
import { heldInAsTyped, readHeldIn } from "./held-in.ts";

const lastPriority = 1_000;

const readers = {
  label,
  kind: oneOf(goalKinds),
  target: amountAboveZero,
  by: optional(day),
  priority: orElse(whole(1, lastPriority), 1),
  alreadySaved: orElse(amountFromZero, zeroAmount),
  state: oneOf(goalStates),
};

/** An active goal needs a future date; a paused or finished one may keep a past date. */
export function readGoal(id: string, answers: Answers, asked: ReadOptions): EntryRead<Goal> {
  const read = readFields(readers, answers, asked);
  const { by, state, alreadySaved } = read.values;
  const isTooLate = by !== undefined && by < asked.today && state === "active";
  const { values, problems } = isTooLate ? withProblem(read, "by", "too-small") : read;
  const heldIn = alreadySaved === undefined ? nowhere : readHeldIn(answers, alreadySaved, asked);
  const all = { values, problems: heldIn.ok ? problems : { ...heldIn.problems, ...problems } };
  return entryRead(all, (goal) => ({ id, ...goal, ...(heldIn.ok && heldIn.value && { heldIn: heldIn.value }) }));
}

const nowhere = { ok: true, value: undefined } as const;

export const goalAsTyped = (
  { label, kind, target, by, priority, alreadySaved, state, heldIn }: Goal,
  format: MoneyFormat,
): Answers => ({
  label,
  kind,
  target: amountAsTyped(target, format),
  ...(by === undefined ? {} : { by }),
  priority: String(priority),
  alreadySaved: amountAsTyped(alreadySaved, format),
  state,
  ...heldInAsTyped(heldIn, format),
});
