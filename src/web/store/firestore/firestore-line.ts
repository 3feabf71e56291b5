import type { Firestore } from "@firebase/firestore";
import type { Timing } from "../replication/rounds.ts";

/** What talking to Firestore needs. */
export interface FirestoreLine {
  database: Firestore;
  /** Whoever is signed in now. */
  uid(): string | null;
  timing: Timing;
}

/** Somebody who asks. */
export interface Caller {
  database: Firestore;
  uid: string;
}

/** Somebody who asks about one household. */
export interface Place extends Caller {
  household: string;
}

/** A push as one person sends it to one household. */
export interface Sent extends Place {
  epoch: string;
}
