import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";
import { specs } from "./real-hourly-wage/wage-fields.ts";

const load = async () => (await import("./real-hourly-wage/wage-result.tsx")).WageResult;

export default function RealHourlyWageScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="real-hourly-wage"
      tool={tool}
      load={load}
      empty="Say what you are paid, and what an hour really brings stands here."
    />
  );
}
