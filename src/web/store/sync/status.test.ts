import { expect, it } from "vitest";
import type { RoundEnd } from "./replicate.ts";
import { type SyncStatus, statusAfter, worstOf } from "./status.ts";

const ends: [RoundEnd, SyncStatus][] = [
  ["in-step", "in-step"],
  ["busy", "sending"],
  ["other-epoch", "sending"],
  ["household-gone", "in-step"],
  ["not-a-member", "in-step"],
  ["unreachable", "offline"],
  ["signed-out", "signed-out"],
  ["newer-edition", "reload"],
  ["other-protocol", "reload"],
  ["too-large", "refused"],
  ["refused", "refused"],
  ["household-full", "full"],
];

it.each(ends)("[RE5] a round that ends as %s has the status %s", (end, status) => {
  expect(statusAfter(end)).toBe(status);
});

it("[RE5] reports the worst status of several households, in any order", () => {
  const order: SyncStatus[] = [
    "signed-out",
    "reload",
    "full",
    "refused",
    "detached",
    "offline",
    "sending",
    "in-step",
    "here-only",
  ];
  for (const [index, status] of order.entries()) {
    expect(worstOf(order.slice(index))).toBe(status);
    expect(worstOf(order.slice(index).reverse())).toBe(status);
  }
  expect(worstOf([])).toBe("in-step");
});
