import { err } from "#domain/result.ts";
import { changesOf } from "#web/backends/firebase/households/change-log.ts";
import type { Remote } from "#web/backends/remote.ts";
import type { Carry } from "../convergence/line.ts";
import type { Side } from "../convergence/side.ts";
import { granted } from "../remote/setting.ts";
import type { People } from "./people.ts";
import { firestoreSetting } from "./setting.ts";

/** Households in the emulator, for the convergence test. */
export function firestoreSide(people: People): Side {
  const setting = firestoreSetting(people);
  const owners = new Map<string, string>();
  return {
    remoteOf: (uid, carry) => carried(setting.remoteOf(uid), carry),
    async begin(household, [owner, ...others]) {
      owners.set(household, owner);
      granted(await setting.remoteOf(owner).begin(household, "shared"));
      for (const uid of others) await setting.addMember(household, owner, uid);
    },
    async acceptedIn(household) {
      const uid = owners.get(household)!;
      const log = await changesOf({ database: people.databaseOf(uid), uid }, household, { limit: 10_000 });
      return log.map(({ record }) => record).reverse();
    },
  };
}

/** The SDK has a network of its own, so questions and answers are delayed, repeated and lost around it. */
function carried(remote: Remote, carry: Carry): Remote {
  const lost = () => err("unreachable" as const);
  return {
    begin: (...asked) => carry(() => remote.begin(...asked)).catch(lost),
    households: () => carry(() => remote.households()).catch(lost),
    push: (...asked) => carry(() => remote.push(...asked)).catch(lost),
    pull: (...asked) => carry(() => remote.pull(...asked)).catch(lost),
    watch: remote.watch,
  };
}
