import { connectFirestoreEmulator, type Firestore } from "@firebase/firestore";
import { keepClient } from "#web/platform/firebase/keep-client.ts";
import { openAuth } from "#web/platform/firebase/open-auth.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { browserLine } from "../browser-line.ts";
import type { FirestoreLine } from "./firestore-line.ts";
import { openFirestore } from "./open-firestore.ts";

let database: Firestore | undefined;

function databaseHere(): Firestore {
  if (database) return database;
  database = openFirestore(openAuth().auth.app);
  const [host, port] = readSiteConfig().firebase?.emulators?.firestore.split(":") ?? [];
  if (host) connectFirestoreEmulator(database, host, Number(port));
  keepClient().catch(() => {});
  return database;
}

/**
 * The project's Firestore, asked as whoever is signed in; with an owner, only while it is them, since another tab may have
 * let somebody else in.
 */
export async function hostedLine(owner?: string): Promise<FirestoreLine> {
  const { auth } = openAuth();
  // Before that nobody seems to be signed in.
  await auth.authStateReady();
  const uid = () => {
    const present = auth.currentUser?.uid ?? null;
    return owner === undefined || present === owner ? present : null;
  };
  return { database: databaseHere(), timing: browserLine.timing, uid };
}
