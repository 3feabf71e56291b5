import { expect, it } from "vitest";
import { observable } from "./observable.ts";

it("notifies after a new value is set, and not for an equal one", () => {
  const one = observable(1);
  const told: number[] = [];
  const stop = one.subscribe(() => void told.push(one.get()));
  for (const value of [2, 2, 3]) one.set(value);
  stop();
  one.set(4);
  expect(told).toEqual([2, 3]);
  expect(one.get()).toBe(4);
});

it("notifies every subscriber, even if one unsubscribes while it is notified", () => {
  const one = observable(1);
  const told: string[] = [];
  const stop = one.subscribe(() => {
    told.push("first");
    stop();
  });
  one.subscribe(() => void told.push("second"));
  one.set(2);
  one.set(3);
  expect(told).toEqual(["first", "second", "second"]);
});
