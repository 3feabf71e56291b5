import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import type { Specs } from "./frame/field-spec.ts";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const Result = lazySection(
  lazyChunk("fund-result", () => import("./emergency-fund/fund-result.tsx")),
  (module) => module.FundResult,
);

export default function EmergencyFundScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="emergency-fund"
      tool={tool}
      Result={Result}
      empty="Say what you need in a month, and the size of your fund stands here."
    />
  );
}

export const specs = {
  needs: {
    kind: "money",
    label: "What you need",
    suffix: "a month",
    hint: "Home, food, getting around, insurance, minimums of debts.",
  },
  earners: choice("Who earns", [
    ["two", "Two of us"],
    ["one", "One of us"],
  ]),
  income: choice("The income is", [
    ["steady", "Steady"],
    ["varies", "Different each month"],
  ]),
  dependants: choice("Children or others depend on it", [
    ["none", "No"],
    ["some", "Yes"],
  ]),
  saved: { kind: "money", label: "There already", optional: true },
  weekly: { kind: "money", label: "You can set aside", suffix: "a week", optional: true },
} as const satisfies Specs;

type Choice<Value extends string> = readonly [value: Value, label: string];

function choice<One extends string, Other extends string>(label: string, [one, other]: [Choice<One>, Choice<Other>]) {
  const options = [
    { value: one[0], label: one[1] },
    { value: other[0], label: other[1] },
  ] as const;
  return { kind: "choice", label, options, initial: one[0] as string } as const;
}
