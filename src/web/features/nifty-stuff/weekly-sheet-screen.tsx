import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";
import { specs } from "./weekly-sheet/sheet-fields.ts";
import { SheetFieldsets } from "./weekly-sheet/sheet-fieldsets.tsx";

const load = async () => (await import("./weekly-sheet/sheet-result.tsx")).SheetResult;

export default function WeeklySheetScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="weekly-sheet"
      tool={tool}
      load={load}
      fields={<SheetFieldsets tool={tool} />}
      empty="Choose the day the week begins on, and the sheet stands here."
    />
  );
}
