import { deleteApp, type FirebaseApp, initializeApp } from "@firebase/app";
import { connectFirestoreEmulator, type Firestore } from "@firebase/firestore";
import { openFirestore } from "#web/backends/firebase/households/client.ts";

/** The emulator, as each person sees it. */
export interface People {
  /** Null: nobody is signed in. */
  databaseOf(person: string | null): Firestore;
  /** Past all rules, as the operator's own tools go. */
  operator(): Firestore;
  leave(): Promise<void>;
}

let opened = 0;

export function peopleAt(port: number): People {
  const apps: FirebaseApp[] = [];
  const databases = new Map<string, Firestore>();

  function open(token?: string | { sub: string }): Firestore {
    opened += 1;
    const app = initializeApp({ projectId: "demo-weekfold" }, `person-${opened}`);
    apps.push(app);
    const database = openFirestore(app);
    connectFirestoreEmulator(database, "127.0.0.1", port, token === undefined ? {} : { mockUserToken: token });
    return database;
  }

  function known(name: string, token?: string | { sub: string }): Firestore {
    const database = databases.get(name) ?? open(token);
    databases.set(name, database);
    return database;
  }

  return {
    databaseOf: (person) => (person === null ? known("nobody") : known(`person ${person}`, { sub: person })),
    // The emulator's own word for someone whom no rule holds.
    operator: () => known("operator", "owner"),
    leave: async () => void (await Promise.all(apps.map((app) => deleteApp(app)))),
  };
}
