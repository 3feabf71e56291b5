import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { type ServerType, serve } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { type Config, readConfig } from "#server/config.ts";
import { emptySite } from "#server/http/site.ts";
import { openLive } from "#server/live/live.ts";
import { createLog } from "#server/log.ts";
import { shutDown } from "#server/shutdown.ts";
import { openDatabase } from "#server/storage/database.ts";
import type { FreshPlace, Place } from "#server/storage/engines.contract.ts";
import { countingFromOne, roomy } from "#server/storage/household-fixture.contract.ts";
import { householdStorage } from "#server/storage/household-storage.ts";
import { householdServiceOn } from "#web/backends/household-service.ts";
import { httpRemote } from "#web/backends/own/http-remote.ts";
import { granted, type RemoteSetting } from "./setting.ts";

/** Ten times as fast as for people. */
export const timing = {
  after(milliseconds: number, work: () => void) {
    const timer = setTimeout(work, milliseconds / 10);
    return () => clearTimeout(timer);
  },
  random: () => 0.5,
  now: Date.now,
  isPageVisible: () => false,
};

const readSession = async ({ headers }: Request) => {
  const uid = headers.get("test-user");
  return uid ? { uid, contact: `${uid}@example.com`, isConfirmed: true } : null;
};

/** The real server on a real port, but that it takes a person's word for who they are. */
async function run(place: Place, port: number) {
  const config = { ...(readConfig({ PUBLIC_URL: "http://localhost" }) as Config), ...place };
  const database = await openDatabase(place);
  const log = createLog(new PassThrough().resume());
  const live = openLive({ database, databaseUrl: place.databaseUrl, log });
  const app = createApp({
    config,
    database,
    site: emptySite,
    log,
    readSession,
    hub: live.hub,
    mail: async () => {},
    versionFloor: countingFromOne,
  });
  const server: ServerType = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    storage: householdStorage(database, roomy, countingFromOne),
    stop: () => shutDown({ server, live, database, mail: { close: async () => {} }, patience: 1_000 }),
  };
}

export const fetchAs =
  (person: string | null): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as object), ...(person && { "test-user": person }) } });

export async function ownServer(freshPlace: FreshPlace): Promise<RemoteSetting> {
  const place = await freshPlace();
  let running = await run(place, 0);
  const origin = `http://127.0.0.1:${running.port}`;
  return {
    remoteOf: (person) => httpRemote({ fetch: fetchAs(person), origin, timing }),
    serviceOf: (person) => householdServiceOn({ fetch: fetchAs(person), origin, timing }),
    addMember: async (household, by, person) =>
      void granted(await running.storage.addMember(household, by, person, Date.now())),
    async removeMember(household, by, person) {
      const path = `${origin}/api/households/${household}/members/${person}`;
      const { status } = await fetchAs(by)(path, { method: "DELETE" });
      if (status !== 200) throw new Error(`removing answered ${status}`);
    },
    newEpoch: async () => void (await running.storage.newEpoch(Date.now())),
    async restart() {
      await running.stop();
      running = await run(place, running.port);
    },
    stop: () => running.stop(),
  };
}
