import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import type { Specs } from "./frame/field-spec.ts";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const Result = lazySection(
  lazyChunk("shares-result", () => import("./fair-shares/shares-result.tsx")),
  (module) => module.SharesResult,
);

export default function FairSharesScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="fair-shares"
      tool={tool}
      Result={Result}
      empty="Two incomes and what you share, and three ways to split it stand here."
    />
  );
}

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
