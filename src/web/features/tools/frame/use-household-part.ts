import { useEffect, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { type LoadedChunk, useChunk } from "#web/app/lazy/use-chunk.ts";
import { isSampleAt } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { firstSession } from "#web/platform/session.ts";

const householdPart = lazyChunk("household-part", () => import("../household/household-part.tsx"));

type HouseholdPart = typeof import("../household/household-part.tsx");

/** Fetched only for those who have a household, or look at the sample: visitors need none of its code. */
export function useHouseholdPart(): { isWanted: boolean; part: LoadedChunk<HouseholdPart> } {
  const { search } = useLocation();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isHere = true;
    const look = async () => isSampleAt(search) || (await isHouseholdLikely());
    // Where that can't be told, the tool works as it does for visitors.
    look().then(
      (isLikely) => isHere && setWanted(isLikely),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [search]);
  return { isWanted, part: useChunk(householdPart, isWanted) };
}

const ownDatabases = /^weekfold\./;

/** Whether this browser has a household's database, or its person is signed in. Asking opens none and makes none. */
async function isHouseholdLikely(): Promise<boolean> {
  const databases = (await indexedDB.databases?.()) ?? [];
  if (databases.some(({ name }) => name !== undefined && ownDatabases.test(name))) return true;
  const session = await firstSession();
  return session.isKnown && session.user !== null;
}
