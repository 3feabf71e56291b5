import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import type { Specs } from "./frame/field-spec.ts";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const Result = lazySection(
  lazyChunk("growth-result", () => import("./compound-growth/growth-result.tsx")),
  (module) => module.GrowthResult,
);

export default function CompoundGrowthScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="compound-growth"
      tool={tool}
      Result={Result}
      empty="Say what you can set aside each week, and what it becomes stands here."
    />
  );
}

export const specs = {
  start: { kind: "money", label: "There already", optional: true },
  weekly: { kind: "money", label: "Set aside", suffix: "a week" },
  years: { kind: "whole", label: "For how long", suffix: "years", min: 1, max: 60, initial: "10" },
  rate: { kind: "percent", label: "Growth", suffix: "% a year", initial: "5", hint: "A guess. Nobody knows it ahead." },
  inflation: { kind: "percent", label: "Prices rise by", suffix: "% a year", initial: "2" },
} as const satisfies Specs;
