import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { specs } from "./fair-shares/shares-fields.ts";
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
