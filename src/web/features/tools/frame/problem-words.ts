import type { AnswerProblem } from "#domain/intake/answers.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import type { FieldSpec } from "./field-spec.ts";

const stillHere = "What you typed is still here.";

const always: Readonly<Record<AnswerProblem, string>> = {
  ...amountProblemText,
  "too-long": `Up to 80 characters fit here. ${stillHere}`,
  "too-small": "This is less than fits here.",
  negative: "Type it without a minus: we know which way it goes.",
  "not-a-day": `This is no day of the calendar. ${stillHere}`,
  "in-the-future": "This day is still to come.",
  "upside-down": "These two may have changed places.",
};

/** What is wrong with a field, in words. One that is still empty is no mistake. */
export function problemWords(spec: FieldSpec, problem: AnswerProblem | undefined): string | undefined {
  if (problem === undefined || problem === "empty") return undefined;
  if (spec.kind === "percent") return percent[problem] ?? always[problem];
  if (spec.kind === "whole" || spec.kind === "hundredths") return numberWords(spec, problem);
  return always[problem];
}

const percent: Readonly<Partial<Record<AnswerProblem, string>>> = {
  unreadable: `This doesn’t read as a percentage. ${stillHere}`,
  "too-many-decimals": "Up to three decimals fit here.",
  "too-small": "A rate can’t be below 0 %.",
  "too-large": "The highest rate that fits here is 100 %.",
};

function numberWords(spec: { kind: "whole" | "hundredths"; min: number; max: number }, problem: AnswerProblem): string {
  if (problem === "unreadable") return `This doesn’t read as a number. ${stillHere}`;
  if (problem === "too-many-decimals")
    return spec.kind === "whole" ? "A whole number, please." : "Up to two decimals fit here.";
  if (problem === "too-small" || problem === "too-large") return `From ${spec.min} to ${spec.max} fits here.`;
  return always[problem];
}
