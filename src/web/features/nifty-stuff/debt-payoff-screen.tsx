import { specs } from "./debt-payoff/debt-fields.ts";
import { DebtFieldsets } from "./debt-payoff/debt-fieldsets.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const load = async () => (await import("./debt-payoff/debt-result.tsx")).DebtResult;

export default function DebtPayoffScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="debt-payoff"
      tool={tool}
      load={load}
      fields={<DebtFieldsets tool={tool} />}
      empty="Say what you owe, and both ways are set side by side here."
    />
  );
}
