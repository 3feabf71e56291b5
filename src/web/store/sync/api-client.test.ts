import { expect, it } from "vitest";
import { createPendingRequests } from "./api-client.ts";
import { fakeTiming } from "./timing.fixture.ts";

function requests() {
  const timing = fakeTiming();
  const pending = createPendingRequests(timing);
  const aborted: string[] = [];
  return {
    ...{ timing, pending, aborted },
    begin: (name: string) => pending.begin(() => aborted.push(name)),
    /** Lets a request wait beside a server that shows signs of life. */
    isAbortedWithin(milliseconds: number): boolean {
      const before = aborted.length;
      const end = pending.begin(() => aborted.push("waiting"));
      timing.pass(1);
      pending.noteAlive();
      timing.pass(milliseconds - 1);
      end(false);
      return aborted.length > before;
    },
  };
}

it("[RE29] what was pending when the server showed that it is there is aborted five seconds after it began", () => {
  const { begin, timing, pending, aborted } = requests();
  begin("old");
  timing.pass(6_000);
  begin("young");
  timing.pass(2_000);
  pending.noteAlive();
  begin("later");
  expect(aborted).toEqual(["old"]);
  // The first abort gave the others twice as long.
  timing.pass(7_000);
  expect(aborted).toEqual(["old"]);
  timing.pass(1_500);
  expect(aborted).toEqual(["old", "young"]);
  timing.pass(60_000);
  expect(aborted).toEqual(["old", "young"]);
});

it("[RE29] without a sign of the server only those that are overdue are aborted, to make room for the next look", () => {
  const { begin, timing, pending, aborted } = requests();
  begin("old");
  timing.pass(4_000);
  begin("young");
  timing.pass(2_000);
  pending.abortOverdue();
  timing.pass(60_000);
  expect(aborted).toEqual(["old"]);
});

it("[RE29] what was answered or failed is aborted no more", () => {
  const { begin, timing, pending, aborted } = requests();
  const ends = [begin("answered"), begin("failed")];
  pending.noteAlive();
  ends[0]!(true);
  ends[1]!(false);
  timing.pass(60_000);
  pending.abortOverdue();
  expect(aborted).toEqual([]);
  expect(timing.waits()).toEqual([]);
});

it("[RE29] each abort doubles what the next request may take, up to half a minute, so that a slow network comes through", () => {
  const { isAbortedWithin } = requests();
  expect([5_000, 9_000].map(isAbortedWithin)).toEqual([true, false]);
  expect([10_000, 19_000].map(isAbortedWithin)).toEqual([true, false]);
  expect([20_000, 29_000, 30_000, 29_000].map(isAbortedWithin)).toEqual([true, false, true, false]);
});

it("[RE29] a quick answer brings the five seconds back, and a slow one gives the next twice its time", () => {
  const { begin, timing, isAbortedWithin } = requests();
  const end = begin("slow");
  timing.pass(8_000);
  end(true);
  expect(isAbortedWithin(15_000)).toBe(false);
  begin("quick")(true);
  expect(isAbortedWithin(5_000)).toBe(true);
});
