import { defaultWeeks, maxChallengeWeeks } from "#domain/tools/saving-challenge.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import type { Specs } from "./frame/field-spec.ts";
import { ToolFields } from "./frame/tool-fields.tsx";
import { ToolScreen } from "./frame/tool-screen.tsx";
import { useTool } from "./frame/use-tool.ts";

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

export const specs = {
  kind: {
    kind: "choice",
    label: "Which one",
    initial: "rising",
    options: [
      { value: "rising", label: "Rising: one step more each week" },
      { value: "falling", label: "Falling: the largest week first" },
      { value: "level", label: "Level: the same each week" },
      { value: "own", label: "Your own: a first week, then steps" },
    ],
  },
  step: { kind: "money", label: "One step", hint: "The 52-week challenge goes by steps of one." },
  first: { kind: "money", label: "First week", optional: true },
  weeks: { kind: "whole", label: "Weeks", min: 1, max: maxChallengeWeeks, initial: `${defaultWeeks}` },
} as const satisfies Specs;
