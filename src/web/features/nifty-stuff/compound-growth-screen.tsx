import { specs } from "./compound-growth/growth-fields.ts";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

const load = async () => (await import("./compound-growth/growth-result.tsx")).GrowthResult;

export default function CompoundGrowthScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen
      slug="compound-growth"
      tool={tool}
      load={load}
      empty="Say what you can set aside each week, and what it becomes stands here."
    />
  );
}
