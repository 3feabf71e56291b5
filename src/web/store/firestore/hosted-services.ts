import type { Result } from "#domain/result.ts";
import { openAuth } from "#web/platform/firebase/open-auth.ts";
import type { HouseholdService } from "../households/household-service.ts";
import { currentDevice } from "../owner/current-device.ts";
import type { Remote } from "../replication/remote.ts";
import { firestoreHouseholds } from "./firestore-households.ts";
import { firestoreRemote } from "./firestore-remote.ts";
import { hostedLine } from "./hosted-line.ts";
import type { LinkNames } from "./inviting.ts";
import { leaveEverything } from "./leave-everything.ts";
import { namesIn } from "./link-names.ts";

/** Whoever is signed in, by the address or number that the inviter knows them by. */
function contact(): string {
  const user = openAuth().auth.currentUser;
  return user?.email ?? user?.phoneNumber ?? "";
}

/** As the device has them: there is nobody else here who could read records. */
async function names(household: string, uid: string | null): Promise<LinkNames> {
  const device = currentDevice.get();
  const state = device.phase === "open" ? device.store.state.get().households.get(household) : undefined;
  return namesIn(state, uid);
}

export async function hostedHouseholds(owner?: string): Promise<HouseholdService> {
  const line = await hostedLine(owner);
  return firestoreHouseholds({ ...line, contact, names: (household) => names(household, line.uid()) });
}

export const hostedRemote = async (owner: string): Promise<Remote> => firestoreRemote(await hostedLine(owner));

export const leaveAll = async (): Promise<Result<null, string>> => leaveEverything(await hostedLine());
