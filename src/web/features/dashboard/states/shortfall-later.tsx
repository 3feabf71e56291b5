import { useEffect } from "react";
import { useOnDemand } from "../year/on-demand.ts";
import type { StateParts } from "./state-of-the-household.tsx";

const load = () => import("./shortfall.tsx");

/** Few households are short every week, so what they are shown comes in a file of its own. */
export function ShortfallLater(parts: Pick<StateParts, "household" | "today" | "balances">) {
  const [part, want] = useOnDemand(load);
  useEffect(() => void want(), [want]);
  return part && <part.Shortfall {...parts} />;
}
