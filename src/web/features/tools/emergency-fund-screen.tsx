import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { specs } from "./emergency-fund/fund-fields.ts";
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
