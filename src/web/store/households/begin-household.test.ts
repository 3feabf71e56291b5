import { expect, it } from "vitest";
import { memoryDatabase } from "../device/memory-database.ts";
import { habit } from "../store.fixture.ts";
import { beginFirstHousehold, beginHousehold } from "./begin-household.ts";

it("two tabs that create a household at the same moment create one", async () => {
  const database = memoryDatabase();
  const part = { database, householdsChanged: async () => {} };
  await Promise.all([1, 2].map(() => beginFirstHousehold(part, () => [habit("h")])));
  const [households, records] = await database.read(async (tables) => [
    await tables.households.all(),
    await tables.records.all(),
  ]);
  expect([households.length, records.length]).toEqual([1, 1]);
});

it("a private space does not count as the first household", async () => {
  const database = memoryDatabase();
  const part = { database, householdsChanged: async () => {} };
  await beginHousehold(part, "private");
  await beginFirstHousehold(part, () => []);
  const spaces = (await database.read(({ households }) => households.all())).map(({ space }) => space);
  expect(spaces.sort()).toEqual(["private", "shared"]);
});
