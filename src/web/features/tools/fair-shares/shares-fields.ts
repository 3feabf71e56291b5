import type { Specs } from "../frame/field-spec.ts";

export const specs = {
  nameA: { kind: "text", label: "One of you", optional: true },
  incomeA: { kind: "money", label: "Brings home", suffix: "a month" },
  nameB: { kind: "text", label: "The other", optional: true },
  incomeB: { kind: "money", label: "Brings home", suffix: "a month" },
  costs: {
    kind: "money",
    label: "What you share",
    suffix: "a month",
    hint: "Home, food, whatever is for both of you.",
  },
} as const satisfies Specs;
