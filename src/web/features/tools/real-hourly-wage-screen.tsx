import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";
import { specs } from "./real-hourly-wage/wage-fields.ts";

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
