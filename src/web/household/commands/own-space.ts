import { err } from "#domain/result.ts";
import {
  beginHousehold,
  type Command,
  type HouseholdState,
  problemOf,
  type StoreState,
  useStore,
  useStoreState,
  type WriteResult,
} from "#web/store/index.ts";
import { useRun } from "./use-run.ts";

/** The user's private spaces. Usually one; two if two devices each created one. */
export const privateSpaces = ({ households }: StoreState): readonly HouseholdState[] =>
  [...households.values()].filter(({ space }) => space === "private");

/** Returns the same list as long as nothing in it changes. */
export const usePrivateSpaces = (): readonly HouseholdState[] => useStoreState(privateSpaces, isSameList);

const isSameList = (one: readonly HouseholdState[], other: readonly HouseholdState[]): boolean =>
  one.length === other.length && one.every((state, index) => state === other[index]);

/** Runs a command in the user's private space, which the first command creates. */
export function useRunInOwnSpace(): (command: Command, said: string) => Promise<WriteResult> {
  const store = useStore();
  const run = useRun();
  return async (command, said) => {
    try {
      const own = privateSpaces(store.state.get())[0]?.id ?? (await beginHousehold(store, "private"));
      return await run(command, said, own);
    } catch (error) {
      return err(problemOf(error));
    }
  };
}
