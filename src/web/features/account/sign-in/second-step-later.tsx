import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import type { SecondStepProps } from "./use-second-step.ts";

const SecondStep = lazySection(
  lazyChunk("second-step", () => import("./second-step.tsx")),
  (module) => module.SecondStep,
);

/** Few accounts ask for it, so it comes in a file of its own. */
export const SecondStepLater = (props: SecondStepProps) => (
  <div className="sign-in">
    <SecondStep {...props} />
  </div>
);
