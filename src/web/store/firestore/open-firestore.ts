import type { FirebaseApp } from "@firebase/app";
import { type Firestore, initializeFirestore, memoryLocalCache, setLogLevel } from "@firebase/firestore";

/** The device keeps the household itself, so the SDK keeps nothing beyond the page: two stores would disagree. */
export function openFirestore(app: FirebaseApp): Firestore {
  // A lost network is nothing to report: the page says so in its own words.
  setLogLevel("silent");
  return initializeFirestore(app, { localCache: memoryLocalCache() });
}
