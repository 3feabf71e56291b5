import { defaultWeeks, maxChallengeWeeks } from "#domain/tools/saving-challenge.ts";
import type { Specs } from "../frame/field-spec.ts";

export const specs = {
  kind: {
    kind: "choice",
    label: "Which one",
    initial: "rising",
    options: [
      { value: "rising", label: "Rising: one step more each week" },
      { value: "falling", label: "Falling: the largest week first" },
      { value: "level", label: "Level: the same each week" },
      { value: "own", label: "Your own: a first week, then steps" },
    ],
  },
  step: { kind: "money", label: "One step", hint: "The 52-week challenge goes by steps of one." },
  first: { kind: "money", label: "First week", optional: true },
  weeks: { kind: "whole", label: "Weeks", min: 1, max: maxChallengeWeeks, initial: `${defaultWeeks}` },
} as const satisfies Specs;
