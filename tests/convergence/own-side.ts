import { granted, logOf } from "#server/storage/household-fixture.contract.ts";
import type { AnyRecord } from "#sync/record.ts";
import { httpRemote } from "#web/backends/own/http-remote.ts";
import type { TestServer } from "./server.ts";
import type { Side } from "./side.ts";

const noTiming = { after: () => () => {}, random: () => 0.5, now: Date.now, isPageVisible: () => false };

/** Our own server's routes. */
export const ownSide = (server: TestServer): Side => ({
  remoteOf: (uid, carry) => {
    const ask = async (path: string, init: RequestInit | undefined) => {
      const response = await server.ask(uid, path, init);
      return new Response(await response.text(), { status: response.status });
    };
    const fetch = (input: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) =>
      carry(() => ask(String(input), init));
    return httpRemote({ fetch, origin: "", timing: noTiming });
  },
  async begin(household, [owner, ...others]) {
    granted(await server.storage().createHousehold(owner, { id: household, space: "shared" }, 0));
    for (const uid of others) granted(await server.storage().addMember(household, owner, uid, 0));
  },
  async acceptedIn(household) {
    const rows = await logOf(server.database(), household);
    return rows.map(({ body, seq }) => ({ ...(JSON.parse(body) as AnyRecord), version: seq }));
  },
  restart: server.restart,
});
