import { expect, it } from "vitest";
import { fakeTiming } from "#web/store/sync/server.fixture.ts";
import { createPendingRequests } from "./api-client.ts";

function requests() {
  const timing = fakeTiming();
  const pending = createPendingRequests(timing);
  const aborted: string[] = [];
  return {
    timing,
    pending,
    aborted,
    begin: (name: string) => pending.begin(() => aborted.push(name)),
    /** Whether a pending request is aborted within this time while the server responds to others. */
    isAbortedWithin(milliseconds: number): boolean {
      const before = aborted.length;
      const end = pending.begin(() => aborted.push("waiting"));
      timing.pass(1);
      pending.serverResponded();
      timing.pass(milliseconds - 1);
      end(false);
      return aborted.length > before;
    },
  };
}

it("[RE29] aborts requests five seconds after they began, once the server has responded to something else", () => {
  const { begin, timing, pending, aborted } = requests();
  begin("old");
  timing.pass(6_000);
  begin("young");
  timing.pass(2_000);
  pending.serverResponded();
  begin("later");
  expect(aborted).toEqual(["old"]);
  // The first abort doubled the allowed time.
  timing.pass(7_000);
  expect(aborted).toEqual(["old"]);
  timing.pass(1_500);
  expect(aborted).toEqual(["old", "young"]);
  timing.pass(60_000);
  expect(aborted).toEqual(["old", "young"]);
});

it("[RE29] without a response, aborts only overdue requests, to free connections for the next probe", () => {
  const { begin, timing, pending, aborted } = requests();
  begin("old");
  timing.pass(4_000);
  begin("young");
  timing.pass(2_000);
  pending.abortOverdue();
  timing.pass(60_000);
  expect(aborted).toEqual(["old"]);
});

it("[RE29] does not abort requests that have ended", () => {
  const { begin, timing, pending, aborted } = requests();
  const ends = [begin("answered"), begin("failed")];
  pending.serverResponded();
  ends[0]!(true);
  ends[1]!(false);
  timing.pass(60_000);
  pending.abortOverdue();
  expect(aborted).toEqual([]);
  expect(timing.waits()).toEqual([]);
});

it("[RE29] each abort doubles the allowed time, up to 30 seconds", () => {
  const { isAbortedWithin } = requests();
  expect([5_000, 9_000].map(isAbortedWithin)).toEqual([true, false]);
  expect([10_000, 19_000].map(isAbortedWithin)).toEqual([true, false]);
  expect([20_000, 29_000, 30_000, 29_000].map(isAbortedWithin)).toEqual([true, false, true, false]);
});

it("[RE29] a fast response resets the allowed time, and a slow one doubles its own", () => {
  const { begin, timing, isAbortedWithin } = requests();
  const end = begin("slow");
  timing.pass(8_000);
  end(true);
  expect(isAbortedWithin(15_000)).toBe(false);
  begin("quick")(true);
  expect(isAbortedWithin(5_000)).toBe(true);
});
