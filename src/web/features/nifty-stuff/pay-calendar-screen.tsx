import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";
import { specs } from "./pay-calendar/pay-fields.ts";

const load = async () => (await import("./pay-calendar/pay-result.tsx")).PayResult;

export default function PayCalendarScreen() {
  const tool = useTool(specs);
  return (
    <ToolScreen slug="pay-calendar" tool={tool} load={load} empty="Name one payday, and a year of them stands here." />
  );
}
