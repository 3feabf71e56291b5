import { type ComponentType, use } from "react";
import type { Chunk } from "#web/app/lazy/chunk.ts";

/**
 * A page below the account's that comes in a file of its own. While it is on its way the frame says so, as of any page, and
 * the frame says why it did not come.
 */
export function laterStep<Module>(
  chunk: Chunk<Module>,
  pick: (module: Module) => ComponentType,
  beforeLoading: () => unknown = () => {},
): ComponentType {
  return function LaterStep() {
    if (!chunk.ready()) beforeLoading();
    const Step = pick(chunk.ready() ?? use(chunk.open()));
    return <Step />;
  };
}
