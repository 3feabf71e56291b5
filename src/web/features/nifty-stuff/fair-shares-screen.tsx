import { specs } from "./fair-shares/shares-fields.ts";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const load = async () => (await import("./fair-shares/shares-result.tsx")).SharesResult;

export default function FairSharesScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="fair-shares"
      tool={tool}
      load={load}
      empty="Two incomes and what you share, and three ways to split it stand here."
    />
  );
}
