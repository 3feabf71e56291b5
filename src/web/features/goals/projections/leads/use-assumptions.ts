import { useRef, useState } from "react";
import type { Assumptions } from "#domain/household/choices.ts";
import type { Household } from "#domain/household/household.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { assumptionsOf } from "#domain/projections/assumptions.ts";
import type { Day } from "#domain/time/day.ts";
import { changingHousehold } from "#web/household/household-command.ts";
import { useRun } from "#web/household/use-run.ts";
import { assumptionsAsTyped, readAssumptions } from "./read-assumptions.ts";

/** What is assumed, as it is kept or as someone is typing it. What nobody typed follows what the partner keeps. */
export function useAssumptions(household: Household, today: Day) {
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Answers>({});
  const [problems, setProblems] = useState<AnswerProblems>({});
  const kept = assumptionsOf(household);
  const answers = { ...assumptionsAsTyped(kept, household.locale), ...typed };
  const type = (name: string, text: string) => {
    setTyped((now) => ({ ...now, [name]: text }));
    setProblems(({ [name]: _, ...others }) => others);
  };
  const forget = () => {
    setTyped({});
    setProblems({});
  };
  const keep = async (assumptions: Assumptions | undefined) => {
    const written = await run(changingHousehold("change-assumptions", { assumptions }), "Assumptions changed.");
    if (written.ok) forget();
  };
  const save = async () => {
    const read = readAssumptions(answers, { format: household, today });
    setProblems(read.ok ? {} : read.problems);
    if (read.ok) return isSame(read.value, kept) ? forget() : keep(read.value);
    // The message is there by the next moment, and the keyboard goes to its field.
    setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const isTyped = Object.keys(typed).length > 0;
  return { form, answers, problems, type, save, forget, isTyped, usual: () => keep(undefined) };
}

const isSame = (one: Assumptions, other: Assumptions): boolean =>
  one.growth === other.growth && one.inflation === other.inflation && one.withdrawal === other.withdrawal;
