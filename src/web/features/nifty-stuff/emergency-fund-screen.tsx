import { specs } from "./emergency-fund/fund-fields.ts";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const load = async () => (await import("./emergency-fund/fund-result.tsx")).FundResult;

export default function EmergencyFundScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="emergency-fund"
      tool={tool}
      load={load}
      empty="Say what you need in a month, and the size of your fund stands here."
    />
  );
}
