import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ToolFields } from "../frame/tool-fields.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { mostDebts, namesOf, shownDebts, type specs } from "./debt-fields.ts";

/** Four fields for each debt, as many debts as are wanted, then what can be paid on top. */
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
