import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";
import { specs } from "./weekly-sheet/sheet-fields.ts";
import { SheetFieldsets } from "./weekly-sheet/sheet-fieldsets.tsx";

const Result = lazySection(
  lazyChunk("sheet-result", () => import("./weekly-sheet/sheet-result.tsx")),
  (module) => module.SheetResult,
);

export default function WeeklySheetScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="weekly-sheet"
      tool={tool}
      Result={Result}
      fields={<SheetFieldsets tool={tool} />}
      empty="Choose the day the week begins on, and the sheet stands here."
    />
  );
}
