import { payOptions } from "../frame/cadence-options.ts";
import type { Specs } from "../frame/field-spec.ts";

export const specs = {
  cadence: { kind: "choice", label: "You are paid", options: payOptions, initial: "fortnightly" },
  on: { kind: "day", label: "One payday", hint: "Any one, past or to come. The others follow from it." },
  amount: { kind: "money", label: "Each time", optional: true },
} as const satisfies Specs;
