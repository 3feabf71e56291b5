import { describe, expect, it } from "vitest";
import { expense } from "./store.fixture.ts";
import { type Done, emptyHistory, inverse, ofHouseholds, redid, remember, undid } from "./undo-history.ts";

const done = (name: string): Done => ({ name, household: "h", edits: [] });
const [one, two, three] = [done("one"), done("two"), done("three")];

describe("the history of undo", () => {
  it("[DV8] goes back and forth in order", () => {
    const both = remember(remember(emptyHistory, one), two);
    const back = undid(undid(both, two), one);
    expect(back).toEqual({ done: [], undone: [two, one] });
    expect(redid(back, one)).toEqual({ done: [one], undone: [two] });
  });

  it("[DV8] forgets what was undone when something new is done", () => {
    expect(remember(undid(remember(emptyHistory, one), one), three)).toEqual({ done: [three], undone: [] });
  });

  it("[DV8] remembers the last hundred", () => {
    let history = emptyHistory;
    for (let index = 1; index <= 101; index += 1) history = remember(history, done(`${index}`));
    expect([history.done.length, history.done[0]!.name, history.done.at(-1)!.name]).toEqual([100, "2", "101"]);
  });

  it("[DV8] takes edits back in the opposite order, and what was added by deleting it", () => {
    const [a, b] = [expense("a"), expense("b")];
    const edits = [
      { before: undefined, after: a },
      { before: b, after: { ...b, note: "x" } },
    ];
    expect(inverse(edits)).toEqual([
      { before: { ...b, note: "x" }, after: b },
      { before: a, after: { ...a, deleted: true } },
    ]);
  });

  it("[DV8] forgets what was done in a household that has left the device", () => {
    const history = undid(remember(remember(emptyHistory, one), two), two);
    expect(ofHouseholds(history, new Map([[one.household, "here"]]))).toEqual(history);
    expect(ofHouseholds(history, new Map())).toEqual(emptyHistory);
  });
});
