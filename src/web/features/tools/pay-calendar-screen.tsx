import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";
import { specs } from "./pay-calendar/pay-fields.ts";

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
