import { useEffect, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { type LoadedChunk, useChunk } from "#web/app/lazy/use-chunk.ts";
import { isSampleAt } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { firstSession } from "#web/platform/session.ts";

const householdPart = lazyChunk("household-part", () => import("../household/household-part.tsx"));

type HouseholdPart = typeof import("../household/household-part.tsx");

/** Loads the household part only for users with a household or for the sample; visitors need none of its code. */
export function useHouseholdPart(): { isWanted: boolean; part: LoadedChunk<HouseholdPart> } {
  const { search } = useLocation();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const check = async () => isSampleAt(search) || (await isHouseholdLikely());
    // If that is unknown, the tool works as for visitors.
    check().then(
      (isLikely) => isMounted && setWanted(isLikely),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [search]);
  return { isWanted, part: useChunk(householdPart, isWanted) };
}

const ownDatabases = /^weekfold\./;

/** Whether this browser has a household's database, or the user is signed in. Opens and creates no database. */
async function isHouseholdLikely(): Promise<boolean> {
  const databases = (await indexedDB.databases?.()) ?? [];
  if (databases.some(({ name }) => name !== undefined && ownDatabases.test(name))) return true;
  const session = await firstSession();
  return session.isKnown && session.user !== null;
}
