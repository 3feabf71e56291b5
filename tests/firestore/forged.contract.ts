import { Timestamp, updateDoc } from "@firebase/firestore";
import { expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { recordKinds } from "#sync/record.ts";
import { isAllowed, type Pushed, pushOn, written } from "./home.ts";
import { asking } from "./matrix.contract.ts";
import type { People } from "./people.ts";

const both = (write: object): Pushed => ({
  log: { writes: [written(write)] },
  records: { c: { write: written(write) } },
});

/** A body of so many bytes. */
const bodyOf = (bytes: number) => JSON.stringify({ note: "x".repeat(bytes - '{"note":""}'.length) });

const right: readonly [string, Pushed][] = [
  ["one new record", {}],
  ["a record of each edition", both({ edition: 1_000 })],
  ["a tombstone", both({ deleted: true, body: "{}" })],
  ["one that a device gave back", both({ restored: 7 })],
  ["the longest body", both({ body: bodyOf(limits.recordBytes) })],
  ["a body with a line break", both({ body: '{"a":\n1}' })],
  [
    "a new version of a record",
    {
      household: { recordCount: 2 },
      log: { ids: ["a"], writes: [written({ base: 1 })] },
      records: { a: { write: written({ base: 1 }) } },
    },
  ],
  [
    "two at once",
    {
      household: { seq: 4, recordCount: 4 },
      logName: "4",
      log: { last: 4, ids: ["c", "d"], writes: [written(), written({ edition: 2 })] },
      records: { c: {}, d: { version: 4, write: written({ edition: 2 }) } },
    },
  ],
  ...recordKinds.map((kind): [string, Pushed] => [`a record of the kind ${kind}`, both({ kind })]),
];

const forgedNumbers: readonly [string, Pushed][] = [
  ["a counter that skips a number", { household: { seq: 4 } }],
  ["a counter that goes back", { household: { seq: 1 }, log: null, records: {} }],
  ["a counter that moves alone", { log: null, records: {} }],
  ["a counter that does not move", { household: null }],
  ["a counter that is no whole number", { household: { seq: 2.5 } }],
  ["a log under another number", { logName: "7" }],
  ["a log that says another number", { log: { last: 4 } }],
  ["a log that names more than it has", { log: { ids: ["c", "d"] } }],
  ["a record without its log", { household: null, log: null }],
  ["a record with a number that is taken", { records: { c: { version: 2 } } }],
  ["a record with a number to come", { records: { c: { version: 4 } } }],
  ["two records with one number", { records: { c: {}, d: {} } }],
  ["a record that the log has otherwise", { records: { c: { write: written({ body: "{}" }) } } }],
  ["a new record in the place of one that is there", { log: { ids: ["a"] }, records: { a: {} } }],
  [
    "a record on a version that was replaced",
    { log: { ids: ["b"], writes: [written({ base: 1 })] }, records: { b: { write: written({ base: 1 }) } } },
  ],
  ["a count that grows by more than was written", { household: { recordCount: 9 } }],
  ["a count that is no whole number", { household: { recordCount: 2.5 } }],
  ["a count that shrinks", { household: { recordCount: 1 } }],
  ["somebody else's name", { log: { uid: "owner" } }],
  ["another time", { log: { at: Timestamp.fromMillis(0) } }],
  ["another epoch", { household: { epoch: "mine" } }],
  ["another space", { household: { space: "private" } }],
  ["a household with a field more", { household: { extra: 1 } }],
  ["a log with a field more", { log: { extra: 1 } }],
];

const malformed: readonly [string, Pushed][] = [
  ["a kind that there is not", both({ kind: "secret" })],
  ["an edition that is none", both({ edition: 0 })],
  ["an edition too far", both({ edition: 1_001 })],
  ["an edition in words", both({ edition: "1" })],
  ["deleted in words", both({ deleted: "no" })],
  ["a base below nothing", both({ base: -1 })],
  ["a mark that is none", both({ restored: 0 })],
  ["no body", both({ body: null })],
  ["a body that is no object", both({ body: "[1]" })],
  ["a body that is an object of Firestore's", both({ body: { label: "Cook" } })],
  ["a body one byte too long", both({ body: bodyOf(limits.recordBytes + 1) })],
  ["a body too long in bytes, not in letters", both({ body: JSON.stringify({ note: "家".repeat(11_000) }) })],
  ["a field beside the body", both({ extra: 1 })],
  ["a record with a field more", { records: { c: { extra: 1 } } }],
  ["an id with a space", { log: { ids: ["c d"] }, records: { "c d": {} } }],
  ["an id too long", { log: { ids: ["c".repeat(81)] }, records: { ["c".repeat(81)]: {} } }],
];

export function forged(people: () => People): void {
  const push = async (pushed: Pushed) => {
    const { database, home } = await asking(people(), "member");
    return isAllowed(() => pushOn(home, database, "member", pushed).commit());
  };

  it.each(right)("lets a member push %s", async (_, pushed) => expect(await push(pushed)).toBe(true));

  it.each(forgedNumbers)("refuses a push with %s", async (_, pushed) => expect(await push(pushed)).toBe(false));

  it.each(malformed)("refuses a push with %s", async (_, pushed) => expect(await push(pushed)).toBe(false));

  it("refuses one record more than a household may hold, and lets those be changed", async () => {
    const { database, home } = await asking(people(), "member", { recordCount: limits.householdRecords });
    const more = { household: { recordCount: limits.householdRecords + 1 } };
    expect(await isAllowed(() => pushOn(home, database, "member", more).commit())).toBe(false);
    const write = written({ base: 1 });
    const changed: Pushed = {
      household: { recordCount: limits.householdRecords },
      log: { ids: ["a"], writes: [write] },
      records: { a: { write } },
    };
    expect(await isAllowed(() => pushOn(home, database, "member", changed).commit())).toBe(true);
  });

  it("refuses a new epoch and a new number to everybody but the operator", async () => {
    const { database, home } = await asking(people(), "owner");
    for (const forged of [{ epoch: "mine" }, { restoredAt: 1 }, { seq: 9 }, { recordCount: 1 }])
      expect(await isAllowed(() => updateDoc(home.at(database), forged))).toBe(false);
  });
}
