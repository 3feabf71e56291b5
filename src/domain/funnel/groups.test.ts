import { expect, it } from "vitest";
import { folded, mostNames, noGroups, ranked, reachOf } from "./groups.ts";
import { addSteps } from "./reach.ts";

function groupsOf(landings: Record<string, number>) {
  const groups = noGroups();
  for (const [name, count] of Object.entries(landings))
    for (let n = 0; n < count; n++) addSteps(reachOf(groups, name), ["landing"], false);
  return groups;
}

it("[RP5] puts the name with most landings first, and equals by their names", () => {
  const names = ranked(groupsOf({ b: 2, a: 2, c: 5, "": 1 })).map(({ name }) => name);
  expect(names).toEqual(["c", "a", "b", ""]);
});

it("[RP5] folds a long tail into one row that says how many names it holds", () => {
  const { shown, others } = folded(groupsOf({ a: 9, b: 8, c: 3, d: 2, e: 1 }), 2);
  expect(shown.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(others).toMatchObject({ names: 3, isMore: false });
  expect(others!.reach.all.landing).toBe(6);
});

it("[RP5] folds no single name", () => {
  const { shown, others } = folded(groupsOf({ a: 9, b: 8, c: 3 }), 2);
  expect([shown.length, others]).toEqual([3, null]);
});

it("[RP5] holds as many names as it can tell apart, counts each of them whole, and loses no browser", () => {
  const groups = noGroups();
  for (let n = 0; n < mostNames + 500; n++) addSteps(reachOf(groups, `made-up-${n}`), ["landing"], true);
  for (let n = 0; n < 3; n++) addSteps(reachOf(groups, "made-up-7"), ["landing"], true);
  expect(groups.named.size).toBe(mostNames);
  const { shown, others } = folded(groups, 10);
  expect(shown[0]).toMatchObject({ name: "made-up-7", reach: { all: { landing: 4 } } });
  expect(others).toMatchObject({ names: mostNames - 10, isMore: true });
  expect(others!.reach.all.landing).toBe(mostNames + 500 + 3 - 4 - 9);
});
