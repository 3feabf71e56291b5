import { err } from "#domain/result.ts";
import type { Command } from "#web/store/command.ts";
import { beginHousehold } from "#web/store/households/begin-household.ts";
import type { Written } from "#web/store/store.ts";
import { problemOf } from "#web/store/store-inner.ts";
import { useStore } from "#web/store/use-device.ts";
import { privateSpaces } from "./private-spaces.ts";
import { useRun } from "./use-run.ts";

/** Runs a command in one's own space, which begins with the first. */
export function useRunOwn(): (command: Command, said: string) => Promise<Written> {
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
