import type { Specs } from "../frame/field-spec.ts";

export const specs = {
  start: { kind: "money", label: "There already", optional: true },
  weekly: { kind: "money", label: "Set aside", suffix: "a week" },
  years: { kind: "whole", label: "For how long", suffix: "years", min: 1, max: 60, initial: "10" },
  rate: { kind: "percent", label: "Growth", suffix: "% a year", initial: "5", hint: "A guess. Nobody knows it ahead." },
  inflation: { kind: "percent", label: "Prices rise by", suffix: "% a year", initial: "2" },
} as const satisfies Specs;
