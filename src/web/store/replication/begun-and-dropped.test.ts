import { expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import { noteMemberships, removeHousehold } from "../household-rows.ts";
import { settleSetAside } from "../households/settle-set-aside.ts";
import { deviceWith, home, homeRow } from "../store.fixture.ts";
import type { Remote } from "./remote.ts";
import { replicate } from "./replicate.ts";
import { fakeServer } from "./server.fixture.ts";

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
    const there = {
      site: "s",
      households: [{ householdId: home, space: "shared", role: "owner", joinedAt: 0 }],
    } as const;
    await database.write((tables) => noteMemberships(tables, { ...there, households: [...there.households] }));
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
