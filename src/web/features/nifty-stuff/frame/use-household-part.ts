import { useEffect, useState } from "react";
import { isSampleAt } from "#web/paths.ts";
import { useLocation } from "#web/router/router.tsx";
import { isHouseholdLikely } from "./household-likely.ts";

type HouseholdPart = typeof import("../household/household-part.tsx");

/** Fetched only for those who have a household, or look at the sample: visitors need none of its code. */
export function useHouseholdPart(): HouseholdPart | null {
  const { search } = useLocation();
  const [part, setPart] = useState<HouseholdPart | null>(null);
  useEffect(() => {
    let isHere = true;
    const bring = async () => {
      if (!isSampleAt(search) && !(await isHouseholdLikely())) return;
      const brought = await import("../household/household-part.tsx");
      if (isHere) setPart(brought);
    };
    // Without it the tool works as it does for visitors.
    bring().catch(() => {});
    return () => {
      isHere = false;
    };
  }, [search]);
  return part;
}
