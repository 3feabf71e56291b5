import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { specs } from "./compound-growth/growth-fields.ts";
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
