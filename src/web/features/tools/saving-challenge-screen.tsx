import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { ToolFields } from "./frame/tool-fields.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";
import { specs } from "./saving-challenge/challenge-fields.ts";

const Result = lazySection(
  lazyChunk("challenge-result", () => import("./saving-challenge/challenge-result.tsx")),
  (module) => module.ChallengeResult,
);

export default function SavingChallengeScreen() {
  const tool = useTool(specs);
  const names = Object.keys(specs) as (keyof typeof specs)[];
  const asked = tool.texts.kind === "own" ? names : names.filter((name) => name !== "first");
  return (
    <ToolScreen
      slug="saving-challenge"
      tool={tool}
      Result={Result}
      fields={<ToolFields tool={tool} names={asked} />}
      empty="Say how large one step is, and the weeks stand here."
    />
  );
}
