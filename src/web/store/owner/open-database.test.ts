import { describe, expect, it } from "vitest";
import { count, many } from "../bulk/bulk.fixture.ts";
import { changing } from "../command.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent } from "../device/read-content.ts";
import { deviceOf, deviceWith, expense, home, storeOn, waiting } from "../store.fixture.ts";
import { adopt } from "./adoption.ts";
import { withoutOutbox } from "./open-database.ts";

describe("a household without an account", () => {
  it("[DV20] writes no outbox rows", async () => {
    const disk = await deviceOf(expense("a"));
    const { store } = await storeOn(withoutOutbox(disk));
    await store.run(changing("edit", "transaction", "a", () => ({ note: "bread" })));
    await store.importRecords("import", many);
    expect([(await readContent(disk)).records.length, store.state.get().unsent]).toEqual([count + 1, 0]);
    await store.undo();
    const { records, outbox } = await readContent(disk);
    expect(records.filter(({ record }) => !record.deleted)).toMatchObject([
      { id: "a", record: { fields: { note: "bread" } } },
    ]);
    expect(outbox).toEqual([]);
  });

  it("[DV20] is queued completely at sign-in, even if an earlier version had queued some of it", async () => {
    const anonymous = await deviceWith({
      records: [expense("a"), expense("b")].map((record) => ({ household: home, id: record.id, record })),
      outbox: [waiting("a")],
    });
    const account = memoryDatabase();
    await adopt(withoutOutbox(anonymous), account);
    expect((await readContent(account)).outbox).toEqual([waiting("a"), waiting("b")]);
    expect((await readContent(anonymous)).records).toEqual([]);
  });
});
