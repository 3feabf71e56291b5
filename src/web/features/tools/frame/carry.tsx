import type { ReactNode } from "react";
import { stepOfPart } from "#domain/intake/intake-steps.ts";
import { paths } from "#web/paths.ts";
import { type HandoffRow, useIntakeHandoff } from "#web/platform/intake-handoff.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Specs } from "./field-spec.ts";
import { useHouseholdPart } from "./use-household-part.ts";
import type { Tool } from "./use-tool.ts";

export interface CarryProps {
  tool: Pick<Tool<Specs>, "asked">;
  /** What the answer is as rows of a household; none while there is no answer. */
  rows: readonly HandoffRow[];
  /** On the button of someone who has a household: "Add this goal". */
  add: string;
}

/** The way from an answer into the household: a visitor's goes along to the intake, others go straight into theirs. */
export function Carry(props: CarryProps) {
  const { module: part } = useHouseholdPart().part;
  const visitor = <StartWith rows={props.rows}>Start a household with this</StartWith>;
  return <div className="tool-carry">{part ? <part.AddRows {...props} otherwise={visitor} /> : visitor}</div>;
}

interface StartProps {
  rows: readonly HandoffRow[];
  isEdit?: boolean;
  children: ReactNode;
}

/** To the step of the intake that the rows belong to. */
export function StartWith({ rows, isEdit = false, children }: StartProps) {
  const { handOff } = useIntakeHandoff();
  const [first] = rows;
  if (!first) return null;
  return (
    <ButtonLink
      to={`${paths.intake}?${isEdit ? "edit=true&" : ""}step=${stepOfPart[first.part]}`}
      variant="outline"
      onClick={() => handOff(rows)}
    >
      {children}
    </ButtonLink>
  );
}
