import { describe, expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase, OutboxRow } from "../device/device-database.ts";
import { wasRefused, wasSent } from "../outbox.ts";
import { readContent } from "../read-content.ts";
import {
  deviceOf,
  deviceWith,
  expense,
  fromNewerApp,
  home,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "../store.fixture.ts";
import { applyRestore } from "./apply-restore.ts";

/** What was lost had versions 11 to 16. */
const gaps = [[10, 16]] as const;
const restore = (database: DeviceDatabase, ...records: AnyRecord[]) =>
  database.write((tables) => applyRestore(tables, home, { epoch: "second", seq: 20, lost: gaps, records }));

/** What becomes of one record: as it is here and waits here, and as the restored server has it. */
async function settled(mine: AnyRecord, outbox: OutboxRow[], ...theirs: AnyRecord[]) {
  const database = await deviceWith({ records: [rowOf(mine)], outbox });
  expect(await restore(database, ...theirs)).toMatchObject({ changed: expect.arrayContaining(["a"]) });
  return [await storedRecord(database, "a"), await storedOutbox(database, "a")];
}

const old = expense("a", { version: 5 });
const lost = expense("a", { version: 15, note: "lost" });
const since = expense("a", { version: 18, payee: "Bakery" });
const givingBack = (given: AnyRecord, base: AnyRecord | null) => wasSent(waiting("a", base), given);
/** Nothing else waits: what shows here is what is given back. */
const gives = (given: AnyRecord, base: AnyRecord | null) => [given, givingBack(given, base)];

describe("a server that went back to a backup", () => {
  it("[RE10] is followed from its own checkpoint on", async () => {
    const database = await deviceOf();
    expect(await restore(database, old)).toEqual({ changed: ["a"] });
    expect(await storedRecord(database, "a")).toEqual(old);
    expect((await readContent(database)).households).toEqual([{ ...homeRow, epoch: "second", seq: 20 }]);
  });

  it("[RE10] keeps what it did not lose", async () => {
    expect(await settled(old, [], old)).toEqual([old, undefined]);
    expect(await settled(old, [], since)).toEqual([since, undefined]);
  });

  it("[RE10] is given back a record that it lost, marked with the version it had", async () => {
    expect(await settled(lost, [])).toEqual(gives({ ...lost, version: 0, restored: 15 }, null));
  });

  it("[RE10] is given back a version that it lost, on top of the older one", async () => {
    expect(await settled(lost, [], old)).toEqual(gives({ ...lost, version: 5, restored: 15 }, old));
  });

  it("[RE10] is given the mark where it says the same, so that no earlier version comes after", async () => {
    const same = { ...lost, version: 5 };
    expect(await settled(lost, [], same)).toEqual(gives({ ...same, restored: 15 }, same));
  });

  it("[RE10] is given back field by field what it lost of a record that was written since", async () => {
    const tagged = { ...since, tag: "new" };
    expect(await settled(lost, [], tagged)).toEqual(gives({ ...lost, tag: "new", version: 18, restored: 15 }, tagged));
  });

  it("[OV7] is told what giving back overrode of a record that was written since", async () => {
    const database = await deviceWith({ records: [rowOf(lost)], outbox: [] });
    const [payee, note] = ["overridden:18:payee:a", "overridden:18:note:a"];
    expect(await restore(database, since)).toEqual({ changed: ["a", payee, note] });
    expect(await storedRecord(database, payee)).toMatchObject({ lost: { payee: "Bakery" }, won: { payee: "Market" } });
    expect(await storedOutbox(database, payee)).toEqual(waiting(payee));
  });

  it("[RE10] has what another device gave back already, of this version or of a later one", async () => {
    const given = { ...lost, version: 18, restored: 15 };
    expect(await settled(lost, [], given)).toEqual([given, undefined]);
    const later = { ...since, restored: 16 };
    expect(await settled(lost, [], later)).toEqual([later, undefined]);
  });

  it("[RE10] is given back the later version whole where another device gave back an earlier one", async () => {
    const earlier = { ...old, version: 18, restored: 12, tag: "taken off since" };
    expect(await settled(lost, [], earlier)).toEqual(gives({ ...lost, version: 18, restored: 15 }, earlier));
  });

  it("[RE10] is given back what was given back once before, where another device came with an earlier version", async () => {
    const mine = { ...lost, version: 11, restored: 15 };
    const earlier = { ...old, version: 18, restored: 13 };
    expect(await settled(mine, [], earlier)).toEqual(gives({ ...mine, version: 18 }, earlier));
  });

  it("[RE10] gets an edit that waits, on top of what it has", async () => {
    const mine = { ...old, note: "mine" };
    expect(await settled(mine, [waiting("a", old)], since)).toEqual([{ ...since, note: "mine" }, waiting("a", since)]);
    const refused = [wasRefused(waiting("a", old), "bad-fields")];
    expect(await settled(mine, refused, old)).toEqual([mine, waiting("a", old)]);
  });

  it.each([
    ["on the older one", 5, [old], old],
    ["as new", 0, [], null],
  ])("[RE10] gets what it lost %s first, and then the edit that waits on it", async (_, version, theirs, base) => {
    const given = { ...lost, version, restored: 15 };
    const found = await settled({ ...lost, amount: 7 }, [waiting("a", lost)], ...theirs);
    expect(found).toEqual([{ ...given, amount: 7 }, givingBack(given, base)]);
  });

  it("[RE10] gets a new record that was not answered yet, as new", async () => {
    const mine = expense("a");
    expect(await settled(mine, [wasSent(waiting("a"), mine)])).toEqual([mine, waiting("a", null)]);
  });

  it("[RE10] says of a record that was given back before the latest version that is in it", async () => {
    expect(await settled({ ...lost, restored: 12 }, [])).toEqual(gives({ ...lost, version: 0, restored: 15 }, null));
    expect(await settled({ ...lost, restored: 17 }, [])).toEqual(gives({ ...lost, version: 0, restored: 17 }, null));
    const unsent = { ...lost, version: 0, restored: 15 };
    expect(await settled(unsent, [waiting("a", null)])).toEqual([unsent, waiting("a", null)]);
    const onOld = { ...lost, version: 5, restored: 15 };
    expect(await settled(onOld, [waiting("a", old)], old)).toEqual([onOld, waiting("a", old)]);
  });

  it.each([
    ["newer-edition", "an edit would have to be merged by a newer app", {}],
    ["household-gone", "the household is gone", { households: [] }],
  ])("[RE10] is not followed at all, as %s, where %s", async (outcome, _, content) => {
    const records = [rowOf({ ...old, note: "mine" }), rowOf({ ...lost, id: "b" })];
    const database = await deviceWith({ records, outbox: [waiting("a", old)], ...content });
    const before = await readContent(database);
    expect(await restore(database, fromNewerApp("a", { version: 18 }))).toBe(outcome);
    expect(await readContent(database)).toEqual(before);
  });
});
