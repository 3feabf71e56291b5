import { ToolFields } from "../frame/tool-fields.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { lineNames, type specs, sums } from "./sheet-fields.ts";

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
