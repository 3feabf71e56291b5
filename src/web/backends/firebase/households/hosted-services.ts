import { connectFirestoreEmulator, type Firestore } from "@firebase/firestore";
import type { Result } from "#domain/result.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { currentDevice } from "#web/store/index.ts";
import type { HouseholdService } from "../../household-service.ts";
import { browserClient } from "../../own/browser-client.ts";
import type { Remote } from "../../remote.ts";
import { cacheClientFiles, openAuth } from "../auth/open-auth.ts";
import { type FirestoreClient, openFirestore } from "./client.ts";
import { firestoreHouseholds } from "./firestore-households.ts";
import { firestoreRemote } from "./firestore-remote.ts";
import { leaveEverything } from "./household-lifecycle.ts";
import { type LinkNames, linkNamesFrom } from "./invitations.ts";

/** The email address or phone number that the inviter knows the account by. */
function contact(): string {
  const user = openAuth().auth.currentUser;
  return user?.email ?? user?.phoneNumber ?? "";
}

/** Read from the device: there is no server that could read records. */
async function names(household: string, uid: string | null): Promise<LinkNames> {
  const device = currentDevice.get();
  const state = device.phase === "open" ? device.store.state.get().households.get(household) : undefined;
  return linkNamesFrom(state, uid);
}

export async function hostedHouseholds(owner?: string): Promise<HouseholdService> {
  const client = await hostedClient(owner);
  return firestoreHouseholds({ ...client, contact, names: (household) => names(household, client.uid()) });
}

export const hostedRemote = async (owner: string): Promise<Remote> => firestoreRemote(await hostedClient(owner));

export const leaveAll = async (): Promise<Result<null, string>> => leaveEverything(await hostedClient());

let database: Firestore | undefined;

function openDatabase(): Firestore {
  if (database) return database;
  database = openFirestore(openAuth().auth.app);
  const [host, port] = readSiteConfig().firebase?.emulators?.firestore.split(":") ?? [];
  if (host) connectFirestoreEmulator(database, host, Number(port));
  cacheClientFiles().catch(() => {});
  return database;
}

/**
 * The project's Firestore for the signed-in account. With an owner: only while that account is signed in, since another tab
 * may have switched accounts.
 */
export async function hostedClient(owner?: string): Promise<FirestoreClient> {
  const { auth } = openAuth();
  // Until then Firebase reports no user.
  await auth.authStateReady();
  const uid = () => {
    const current = auth.currentUser?.uid ?? null;
    return owner === undefined || current === owner ? current : null;
  };
  return { database: openDatabase(), timing: browserClient.timing, uid };
}
