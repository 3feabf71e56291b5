import { type ReactNode, useEffect } from "react";
import type { ToolSlug } from "#content/tools/slugs.ts";
import type { Goal } from "#domain/household/household.ts";
import type { Part, ReadOptions } from "#domain/intake/answers.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { err } from "#domain/result.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { SampleRoom } from "#web/household/gate/room-gate.tsx";
import { useDeviceOpening } from "#web/household/gate/use-device-opening.ts";
import { isSampleAt } from "#web/paths.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { adding, type Command, together, useDevice } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { type HandOffProps, StartHousehold } from "../frame/answer.tsx";
import type { Specs } from "../frame/field-spec.ts";
import type { Tool } from "../frame/use-tool.ts";
import { prefills } from "./starts.ts";

interface PrefillProps {
  slug: ToolSlug;
  tool: Pick<Tool<Specs>, "begin">;
}

/** Prefills the tool with the figures of the open household, or of the sample if the URL asks for it. */
export function Prefill(props: PrefillProps) {
  if (!useIsSample()) return <PrefillOnDevice {...props} />;
  return (
    <SampleRoom>
      <PrefillWithFigures {...props} />
    </SampleRoom>
  );
}

const useIsSample = (): boolean => isSampleAt(useLocation().search);

function PrefillOnDevice(props: PrefillProps) {
  const device = useDevice();
  useDeviceOpening();
  return device.phase === "open" && <PrefillWithFigures {...props} />;
}

function PrefillWithFigures({ slug, tool }: PrefillProps) {
  const figures = useFigures();
  // Balances count the entries only once these are read, which is shortly after the household opens.
  const id = figures?.state.hasEntries ? figures.state.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per household; what is typed afterwards stays
  useEffect(() => {
    if (figures && id !== undefined) tool.begin(prefills[slug](figures), formatOf(figures));
  }, [id, slug]);
  return null;
}

const formatOf = ({ household: { currency, locale } }: Figures) => ({ currency, locale });

/** `otherwise` is what visitors see; also shown if no household opens. */
type AddProps = HandOffProps & { otherwise: ReactNode };

/** Adds the result of a tool directly to the household, with undo. */
export function AddRows(props: AddProps) {
  const device = useDevice();
  const isSample = useIsSample();
  // A result from the sample's figures must not go into a real household.
  if (device.phase !== "open" || isSample) return props.otherwise;
  return (
    <ToastProvider>
      <AddToOpen {...props} />
    </ToastProvider>
  );
}

function AddToOpen({ rows, add, tool, otherwise }: AddProps) {
  const figures = useFigures();
  const run = useRun();
  if (!figures || rows.length === 0) return otherwise;
  if (!canBeAdded(rows))
    return (
      <StartHousehold rows={rows} isEdit>
        {add}
      </StartHousehold>
    );
  const addToHousehold = () => void run(addingRows(rows, tool.asked, figures), "Added to your household");
  return (
    <Button variant="outline" onClick={addToHousehold}>
      {add}
    </Button>
  );
}

const kinds = { goals: "goal", debts: "debt" } as const satisfies Partial<Record<Part, string>>;

/** Goals and debts are complete by themselves. Rows that need more, such as whose pay it is, go through the intake. */
export const canBeAdded = (rows: readonly HandoffRow[]): boolean => rows.every(({ part }) => part in kinds);

/** Adds new records from a tool's rows. A goal gets the lowest priority and starts this week. */
export function addingRows(rows: readonly HandoffRow[], asked: ReadOptions, { household, week }: Figures): Command {
  const entries = rows.map(({ part, answers }) => ({ part, read: readRow({ id: "", part, answers }, asked) }));
  const commands = entries.map(({ part, read }, index): Command => {
    if (!read.ok) return refused;
    const kind = kinds[part as keyof typeof kinds];
    const last = { priority: lastPriority(household.goals) + 1 + index, since: week };
    return adding("add-from-tool", kind, { ...read.value, ...(kind === "goal" && last), id: undefined } as never);
  });
  return together("add-from-tool", commands);
}

const refused: Command = { name: "add-from-tool", edits: () => err("bad-fields") };

const lastPriority = (goals: readonly Goal[]): number => Math.max(0, ...goals.map(({ priority }) => priority));
