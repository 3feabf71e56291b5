import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { freshFolder, onEveryEngine, type Place } from "#server/storage/engines.contract.ts";
import { markerPath } from "#server/storage/served-marker.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { httpRemote } from "#web/backends/own/http-remote.ts";
import type { DeviceDatabase } from "#web/store/device/device-database.ts";
import { persistEdits } from "#web/store/persist-edits.ts";
import { deviceWith, expense, homeRow } from "#web/store/store.fixture.ts";
import { replicate } from "#web/store/sync/replicate.ts";
import { fetchAs, timing } from "../remote/own-server.ts";
import { as, envOf, startTestServer } from "../support/test-server.ts";

/** Takes a copy of a stopped server's database, and gives what puts it back in place of the present one. */
async function copyOf(place: Place): Promise<() => Place> {
  if (place.databaseUrl) {
    const copy = `copy_${randomUUID().slice(0, 8)}`;
    const url = new URL(place.databaseUrl);
    const client = new pg.Client(place.databaseUrl.replace(url.pathname, "/postgres"));
    await client.connect();
    await client.query(`create database ${copy} template ${url.pathname.slice(1)}`);
    await client.end();
    url.pathname = `/${copy}`;
    return () => ({ ...place, databaseUrl: url.href });
  }
  const folder = freshFolder();
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(place.dataDir, "weekfold.db"), join(folder, "weekfold.db"));
  return () => {
    for (const end of ["", "-wal", "-shm"]) rmSync(join(place.dataDir, `weekfold.db${end}`), { force: true });
    copyFileSync(join(folder, "weekfold.db"), join(place.dataDir, "weekfold.db"));
    return place;
  };
}

async function serve(place: Place, work: (address: string) => Promise<void>): Promise<void> {
  const { server, address } = await startTestServer(envOf(place));
  try {
    await work(address);
  } finally {
    server.process.kill("SIGTERM");
    await server.ended;
  }
}

onEveryEngine((engine, freshPlace) => {
  describe(`an older database in place of the one on ${engine}`, () => {
    it.each([
      ["beside the marker of what was served", true],
      ["with everything else in its folder", false],
    ])(
      "[CR3] put back %s costs no device anything that any of them has",
      { timeout: 120_000 },
      async (_, hasMarker) => {
        const place = await freshPlace();
        const household = randomUUID();
        const row = { ...homeRow, id: household, isOnServer: true, isOwner: true, epoch: null };
        const [maya, tablet, late] = (await Promise.all(
          Array.from({ length: 3 }, () => deviceWith({ households: [row] })),
        )) as [DeviceDatabase, DeviceDatabase, DeviceDatabase];
        const sync = (address: string, database: DeviceDatabase) =>
          replicate(
            { database, remote: httpRemote({ fetch: fetchAs("maya"), origin: address, timing }), onChanged() {} },
            household,
          );
        const edit = async (database: DeviceDatabase, id: string, note: string) => {
          const [stored] = await database.read(({ records }) => records.get([[household, id]]));
          const before = stored?.record;
          const after = recordWith(before ?? expense(id), { note });
          await database.write((tables) => persistEdits(tables, household, [{ before, after }]));
        };
        await serve(place, async (address) => {
          expect(
            (await fetch(`${address}/api/households/${household}`, as("maya", "PUT", { space: "shared" }))).ok,
          ).toBe(true);
          await edit(maya, "a", "first");
          for (const device of [maya, tablet, late]) expect(await sync(address, device)).toBe("in-step");
        });
        const putBack = await copyOf(place);
        await serve(place, async (address) => {
          await edit(maya, "a", "second");
          await edit(maya, "b", "new");
          for (const device of [maya, tablet]) expect(await sync(address, device)).toBe("in-step");
        });
        const old = putBack();
        if (!hasMarker) rmSync(markerPath(place.dataDir), { force: true });
        await serve(old, async (address) => {
          // A device that was away comes first, and moves the counter past what the others know.
          await edit(late, "c", "since");
          expect(await sync(address, late)).toBe("in-step");
          await edit(tablet, "b", "waited");
          for (let round = 0; round < 3; round += 1)
            for (const device of [tablet, maya, late]) expect(await sync(address, device)).toBe("in-step");
        });
        const contents = await Promise.all(
          [maya, tablet, late].map((device) => device.read(({ records }) => records.all({ household }))),
        );
        expect(contents[0]!.map(({ id, record }) => [id, record.fields.note])).toEqual([
          ["a", "second"],
          ["b", "waited"],
          ["c", "since"],
        ]);
        for (const other of contents.slice(1)) expect(other).toEqual(contents[0]);
      },
    );
  });
});
