import { signOffId, type WeekDecision } from "#domain/money-date/agenda.ts";
import type { WeekId } from "#domain/time/week.ts";
import { runWithRetry, useRun } from "#web/household/commands/use-run.ts";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStore } from "#web/store/use-device.ts";
import { beginning, openingAgain, signing, unsigning } from "../part-commands.ts";

export interface Signing {
  people: readonly string[];
  /** Everyone who is to sign. */
  among: readonly string[];
  /** What the sheet on screen says, which may not be what another device is just sending. */
  signed: WeekDecision;
  said: string;
}

/** Signing, and each way back. All of them can be taken back. */
export function useSigning(week: WeekId) {
  const store = useStore();
  const run = useRun();
  const begin = async (people: readonly string[]) => {
    const parts = openHouseholdOf(store.state.get())?.of["sign-off"];
    const fresh = people.filter((id) => !parts?.get(signOffId(week, id)));
    return fresh.length === 0 || (await runWithRetry(store, beginning(week, fresh))).ok;
  };
  return {
    sign: async ({ people, among, signed, said }: Signing) =>
      (await begin(people)) && run(signing(week, people, among, signed, Date.now()), said),
    takeBackSignature: (people: readonly string[]) => run(unsigning(week, people), "The signature is taken back"),
    openAgain: () => run(openingAgain(week), "The week is open again"),
  };
}
