import { expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import { cell } from "../cell.ts";
import { noteMemberships, removeHousehold } from "../household-rows.ts";
import { dropHouseholds } from "../households/drop-household.ts";
import { settleSetAside } from "../households/settle-set-aside.ts";
import { deviceWith, home, homeRow } from "../store.fixture.ts";
import type { Remote } from "./remote.ts";
import { replicate } from "./replicate.ts";
import { fakeServer } from "./server.fixture.ts";
import type { SyncStatus } from "./status.ts";

const memberships = () => ({
  site: "s",
  households: [{ householdId: home, space: "shared" as const, role: "owner" as const, joinedAt: 0 }],
});

it.each([undefined, "lost"] as const)(
  "[RE13] a household that was taken back while it began leaves the server too (%s answer)",
  async (trouble) => {
    const server = fakeServer(home);
    server.trouble.begin = trouble;
    const database = await deviceWith({ households: [{ ...homeRow, isOnServer: false }] });
    const own = server.remoteOf("maya");
    const remote: Remote = {
      ...own,
      async begin(...asked) {
        await database.write((tables) => removeHousehold(tables, home));
        return own.begin(...asked);
      },
    };
    await replicate({ database, remote, onChanged() {} }, home);
    await database.write((tables) => noteMemberships(tables, memberships()));
    expect(await database.read(({ households }) => households.count())).toBe(0);
    const deleted: string[] = [];
    await settleSetAside(database, async (household) => {
      deleted.push(household);
      return ok(null);
    });
    expect(deleted).toEqual([home]);
    expect(await database.read(({ facts }) => facts.count())).toBe(0);
  },
);

it("[RE13] one that was taken back does not return with a list that the server made while it began", async () => {
  const server = fakeServer(home);
  const database = await deviceWith({ households: [{ ...homeRow, isOnServer: false }] });
  const own = server.remoteOf("maya");
  const remote: Remote = {
    ...own,
    async begin(...asked) {
      const begun = await own.begin(...asked);
      await dropHouseholds(
        { database, status: cell<SyncStatus>("in-step"), householdsChanged: async () => {} },
        [home],
        null,
      );
      await database.write((tables) => noteMemberships(tables, memberships()));
      return begun;
    },
  };
  await replicate({ database, remote, onChanged() {} }, home);
  expect(await database.read(({ households }) => households.count())).toBe(0);
  const deleted: string[] = [];
  await settleSetAside(database, async (household) => {
    deleted.push(household);
    return ok(null);
  });
  expect(deleted).toEqual([home]);
});

it("[RE13] without an account there is no server that could have it", async () => {
  const database = await deviceWith({ households: [{ ...homeRow, isOnServer: false }] });
  await dropHouseholds(
    { database, status: cell<SyncStatus>("here-only"), householdsChanged: async () => {} },
    [home],
    null,
  );
  expect(await database.read(({ facts }) => facts.count())).toBe(0);
});
