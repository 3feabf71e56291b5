import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { payOptions, type Specs } from "./frame/field-spec.ts";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const Result = lazySection(
  lazyChunk("pay-result", () => import("./pay-calendar/pay-result.tsx")),
  (module) => module.PayResult,
);

export default function PayCalendarScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="pay-calendar"
      tool={tool}
      Result={Result}
      empty="Name one payday, and a year of them stands here."
    />
  );
}

export const specs = {
  cadence: { kind: "choice", label: "You are paid", options: payOptions, initial: "fortnightly" },
  on: { kind: "day", label: "One payday", hint: "Any one, past or to come. The others follow from it." },
  amount: { kind: "money", label: "Each time", optional: true },
} as const satisfies Specs;
