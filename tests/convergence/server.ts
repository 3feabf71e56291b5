import { Hono } from "hono";
import { mountHouseholds } from "#server/households/household-routes.ts";
import { attemptsIn } from "#server/limits/attempts.ts";
import { type Database, openDatabase } from "#server/storage/database.ts";
import type { Place } from "#server/storage/engines.contract.ts";
import { type HouseholdStorage, householdStorage } from "#server/storage/household-storage.ts";

/** The server's routes without a port. Whoever asks is who they say: identity is not what is tried here. */
export interface TestServer {
  ask(uid: string, path: string, init?: RequestInit): Promise<Response>;
  storage(): HouseholdStorage;
  database(): Database;
  /** Closes everything and opens it again on the same files. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestServer(place: Place): Promise<TestServer> {
  let running = await open(place);
  return {
    ask: async (uid, path, init) => running.app.request(path, withUser(uid, init)),
    storage: () => running.storage,
    database: () => running.database,
    async restart() {
      await running.database.close();
      running = await open(place);
    },
    stop: () => running.database.close(),
  };
}

async function open(place: Place) {
  const database = await openDatabase(place);
  const storage = householdStorage(database);
  const app = new Hono();
  // A request that meets a restart fails as on any server; the devices must live with it.
  app.onError((_, c) => c.json({ error: "server-fault" }, 500));
  mountHouseholds(app, {
    storage,
    readSession,
    publicUrl: "http://localhost",
    changed() {},
    mail: async () => {},
    attempts: attemptsIn(database, ""),
    stream: (c) => c.body(null, 503),
    now: () => 0,
  });
  return { app, database, storage };
}

const readSession = async ({ headers }: Request) => {
  const uid = headers.get("test-user");
  return uid ? { uid, contact: `${uid}@example.com`, isConfirmed: true } : null;
};

const withUser = (uid: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), "test-user": uid },
});
