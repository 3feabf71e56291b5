import { expect, it } from "vitest";
import { readContent } from "../device/read-content.ts";
import { deviceWith, expense, home, homeRow, rowOf, waiting } from "../store.fixture.ts";
import { applyMemberships, newHouseholdRow, removeHousehold } from "./household-rows.ts";

const other = "22222222-2222-4222-8222-222222222222";
const membership = (householdId: string, role: "owner" | "member") =>
  ({ householdId, space: "shared", role, joinedAt: 0 }) as const;

it("stores the households that the server lists, and keeps the checkpoint of known ones", async () => {
  const database = await deviceWith({ households: [{ ...homeRow, seq: 7 }] });
  const households = [membership(home, "member"), membership(other, "owner")];
  const note = () => database.write((tables) => applyMemberships(tables, { site: "s", households }));
  expect([await note(), await note()]).toEqual([true, false]);
  expect((await readContent(database)).households).toEqual([
    { ...homeRow, seq: 7, isOwner: false, site: "s" },
    { ...newHouseholdRow(other, "shared"), isOnServer: true, site: "s", missing: "everything" },
  ]);
});

it("removes a household with its content, and nothing else", async () => {
  const stays = { household: other, id: "a", record: expense("a") };
  const database = await deviceWith({
    households: [homeRow, { ...homeRow, id: other }],
    records: [rowOf(expense("a")), stays],
    outbox: [waiting("a"), { ...waiting("a"), household: other }],
  });
  await database.write((tables) => removeHousehold(tables, home));
  const { households, records, outbox } = await readContent(database);
  expect([households.map(({ id }) => id), records, outbox.map(({ household }) => household)]).toEqual([
    [other],
    [stays],
    [other],
  ]);
});
