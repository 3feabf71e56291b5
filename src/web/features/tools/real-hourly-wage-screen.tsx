import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { payOptions, type Specs } from "./frame/field-spec.ts";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const Result = lazySection(
  lazyChunk("wage-result", () => import("./real-hourly-wage/wage-result.tsx")),
  (module) => module.WageResult,
);

export default function RealHourlyWageScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="real-hourly-wage"
      tool={tool}
      Result={Result}
      empty="Say what you are paid, and what an hour really brings stands here."
    />
  );
}

export const specs = {
  pay: { kind: "money", label: "Pay after tax" },
  cadence: { kind: "choice", label: "You are paid", options: payOptions, initial: "fortnightly" },
  paid: { kind: "hundredths", label: "Paid hours", suffix: "a week", min: 0.25, max: 168, initial: "40" },
  commute: { kind: "hundredths", label: "On the way", suffix: "hours a week", min: 0, max: 168, optional: true },
  around: {
    kind: "hundredths",
    label: "Around it",
    suffix: "hours a week",
    min: 0,
    max: 168,
    optional: true,
    hint: "Getting ready, coming down, mails at night.",
  },
  costs: {
    kind: "money",
    label: "What working costs",
    suffix: "a week",
    optional: true,
    hint: "Tickets, fuel, lunch, clothes, care for children.",
  },
  price: { kind: "money", label: "Something you may buy", optional: true },
} as const satisfies Specs;
