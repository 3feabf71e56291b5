import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { specs } from "./debt-payoff/debt-fields.ts";
import { DebtFieldsets } from "./debt-payoff/debt-fieldsets.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const Result = lazySection(
  lazyChunk("debt-result", () => import("./debt-payoff/debt-result.tsx")),
  (module) => module.DebtResult,
);

export default function DebtPayoffScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="debt-payoff"
      tool={tool}
      Result={Result}
      fields={<DebtFieldsets tool={tool} />}
      empty="Say what you owe, and both ways are set side by side here."
    />
  );
}
