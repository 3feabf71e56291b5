import { type ReactNode, useEffect } from "react";
import type { ToolSlug } from "#content/tools/slugs.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { SampleRoom } from "#web/household/gate/room-gate.tsx";
import { useDeviceOpening } from "#web/household/gate/use-device-opening.ts";
import { isSampleAt } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { useDevice } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { type CarryProps, StartWith } from "../frame/carry.tsx";
import type { Specs } from "../frame/field-spec.ts";
import type { Tool } from "../frame/use-tool.ts";
import { addingRows, canBeAdded } from "./adding-rows.ts";
import { starts } from "./starts.ts";

interface BeginProps {
  slug: ToolSlug;
  tool: Pick<Tool<Specs>, "begin">;
}

/** Where a household opens, or the address asks for the sample, the tool starts from its figures. */
export function Begin(props: BeginProps) {
  if (!useIsSample()) return <BeginOnDevice {...props} />;
  return (
    <SampleRoom>
      <BeginWithFigures {...props} />
    </SampleRoom>
  );
}

const useIsSample = (): boolean => isSampleAt(useLocation().search);

function BeginOnDevice(props: BeginProps) {
  const device = useDevice();
  useDeviceOpening();
  return device.phase === "open" && <BeginWithFigures {...props} />;
}

function BeginWithFigures({ slug, tool }: BeginProps) {
  const figures = useFigures();
  const id = figures?.state.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each household; what is typed afterwards stays
  useEffect(() => {
    if (figures) tool.begin(starts[slug](figures), formatOf(figures));
  }, [id, slug]);
  return null;
}

const formatOf = ({ household: { currency, locale } }: Figures) => ({ currency, locale });

/** `otherwise` is what visitors see: also shown where no household opens. */
type AddProps = CarryProps & { otherwise: ReactNode };

/** What a tool found out, straight into the household, with a way back. */
export function AddRows(props: AddProps) {
  const device = useDevice();
  const isSample = useIsSample();
  // What was found out from the sample's figures goes into nobody's own household.
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
      <StartWith rows={rows} isEdit>
        {add}
      </StartWith>
    );
  const press = () => void run(addingRows(rows, tool.asked, figures), "Added to your household");
  return (
    <Button variant="outline" onClick={press}>
      {add}
    </Button>
  );
}
