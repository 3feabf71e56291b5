import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { mostDebts, namesOf, shownDebts, specs } from "./debt-payoff/debt-fields.ts";
import { ToolFields } from "./frame/tool-fields.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { type Tool, useTool } from "./frame/use-tool.ts";

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

/** Four fields for each debt, with a button for more debts, then what can be paid on top. */
export function DebtFieldsets({ tool }: { tool: Tool<typeof specs> }) {
  const [wanted, setWanted] = useState(2);
  const shown = Math.max(wanted, shownDebts(tool.texts));
  return (
    <>
      {Array.from({ length: shown }, (_, index) => index + 1).map((number) => (
        <fieldset key={number} className="tool-group">
          <legend className="visually-hidden">Debt {number}</legend>
          <div className="tool-pair">
            <ToolFields tool={tool} names={namesOf(number)} />
          </div>
        </fieldset>
      ))}
      {shown < mostDebts && (
        <Button variant="quiet" size="small" icon="plus" onClick={() => setWanted(shown + 1)}>
          One more debt
        </Button>
      )}
      <ToolFields tool={tool} names={["extra"]} />
    </>
  );
}
