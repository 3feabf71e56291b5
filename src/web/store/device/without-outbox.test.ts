import { describe, expect, it } from "vitest";
import { changing } from "../command.ts";
import { adopt } from "../owner/adopt.ts";
import { readContent } from "../read-content.ts";
import { deviceOf, deviceWith, expense, home, storeOn, waiting } from "../store.fixture.ts";
import { memoryDatabase } from "./memory-database.ts";
import { withoutOutbox } from "./without-outbox.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => expense(`e${10_000 + index}`));

describe("a household without an account", () => {
  it("[DV20] notes nothing to be sent, whatever is written, edited and taken back", async () => {
    const disk = await deviceOf(expense("a"));
    const { store } = await storeOn(withoutOutbox(disk));
    await store.run(changing("edit", "transaction", "a", () => ({ note: "bread" })));
    await store.bring("import", many(1_100));
    expect([(await readContent(disk)).records.length, store.state.get().unsent]).toEqual([1_101, 0]);
    await store.undo();
    const { records, outbox } = await readContent(disk);
    expect(records.filter(({ record }) => !record.deleted)).toMatchObject([{ id: "a", record: { note: "bread" } }]);
    expect(outbox).toEqual([]);
  });

  it("[DV20] is sent as a whole once someone signs in, also where an earlier app had noted some of it", async () => {
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
