import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { ToolFields } from "./frame/tool-fields.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { type Tool, useTool } from "./frame/use-tool.ts";
import { lineNames, specs, sums } from "./weekly-sheet/sheet-fields.ts";

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

/** The week and its sums, then the lines in pairs. */
export function SheetFieldsets({ tool }: { tool: Tool<typeof specs> }) {
  return (
    <>
      <ToolFields tool={tool} names={[...sums]} />
      <fieldset className="tool-group">
        <legend className="visually-hidden">Everyday, line by line</legend>
        <div className="tool-pair">
          <ToolFields tool={tool} names={[...lineNames]} />
        </div>
      </fieldset>
    </>
  );
}
