// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { deviceWith, expense, home, homeRow, rowOf } from "../store.fixture.ts";
import { leaveHousehold } from "./leave-household.ts";

afterEach(() => vi.unstubAllGlobals());

const refusedWith = (error: string) => async () => new Response(JSON.stringify({ error }), { status: 403 });
const lost = () => Promise.reject(new TypeError("the answer was lost"));

async function leaving(answer: () => Promise<Response>) {
  const database = await deviceWith({ households: [homeRow], records: [rowOf(expense("a"))] });
  const part = { database, householdsChanged: async () => {} };
  const leave = (answered: () => Promise<Response>) => {
    vi.stubGlobal("fetch", answered);
    return leaveHousehold(part, { household: home, uid: "maya", withCopy: true });
  };
  const households = async () => (await database.read((tables) => tables.households.all())).map(({ id }) => id);
  return { left: await leave(answer), leave, households, database };
}

it("keeps the copy if the response is lost: the household may be gone", async () => {
  const { left, leave, households, database } = await leaving(lost);
  expect(left).toEqual({ ok: false, problem: "unreachable" });
  expect(await households()).toHaveLength(2);
  expect(await leave(refusedWith("not-a-member"))).toEqual({ ok: true, value: null });
  expect(await households()).not.toContain(home);
  expect(await database.read((tables) => tables.records.count())).toBeGreaterThan(0);
});

it("removes the copy if leaving is refused", async () => {
  const { left, households } = await leaving(refusedWith("last-owner"));
  expect(left).toEqual({ ok: false, problem: "last-owner" });
  expect(await households()).toEqual([home]);
});
