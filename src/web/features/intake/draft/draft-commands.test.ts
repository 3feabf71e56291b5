import { describe, expect, it } from "vitest";
import { samples } from "#sync/kinds/kinds.fixture.ts";
import { recordOf } from "#sync/kinds/record.fixture.ts";
import { storeOn } from "#web/store/store.fixture.ts";
import { draftOn } from "./draft.fixture.ts";
import { addingRows, discarding, dropping, moving, profileRow, removing, typing } from "./draft-commands.ts";

const rent = recordOf("bill", { ...samples.bill[0], id: "rent", label: "Rent" });

describe("[IK2] what is typed", () => {
  it("is kept as it stands, readable or not, and read back the same", async () => {
    const { add, run, row } = await draftOn();
    await add("people", "a", { name: "  مريم 👩‍🚀", kind: "child" });
    await run(typing([{ row: row("a@row"), answers: { birthYear: "about 20" } }]));
    expect(row("a@row").answers).toEqual({ name: "  مريم 👩‍🚀", kind: "child", birthYear: "about 20" });
  });

  it("over a finished record is a draft beside it, and the record stays as it is", async () => {
    const { run, row, state } = await draftOn(rent);
    await run(typing([{ row: row("rent"), answers: { amount: "1,2" } }]));
    expect(row("rent")).toMatchObject({ isFinished: true, answers: { label: "Rent", amount: "1,2" } });
    expect(state().of.bill.get("rent")).toEqual(rent);
    await run(dropping("discard-changes", [row("rent")]));
    expect(row("rent").drafts).toEqual([]);
  });

  it("by two people at once, in two tabs, is both: rows, and answers of one row", async () => {
    const { database, run, row, rows, add, store } = await draftOn(rent);
    const other = await storeOn(database);
    await add("bills", "a", { label: "Phone" });
    await other.store.run(addingRows("bills", 0, [{ draftId: "b", answers: { label: "Water" } }]));
    await run(typing([{ row: row("rent"), answers: { amount: "900" } }]));
    await other.store.run(typing([{ row: row("rent"), answers: { label: "Flat" } }]));
    await store.reload();
    expect(rows().map(({ id }) => id)).toEqual(["a@row", "b@row", "rent"]);
    expect(row("rent").answers).toMatchObject({ amount: "900", label: "Flat" });
  });

  it("goes on in a row that someone else removed meanwhile, and brings it back", async () => {
    const { add, row, run } = await draftOn();
    await add("goals", "a", { label: "Trip" });
    const before = row("a@row");
    await run(removing(before, false));
    expect(row("a@row")).toBeUndefined();
    await run(typing([{ row: before, answers: { target: "4000" } }]));
    expect(row("a@row").answers).toEqual({ target: "4000" });
  });
});

describe("[IK3] a row", () => {
  it("that was never finished goes at once, a finished one only with the changes", async () => {
    const { row, run, state } = await draftOn(rent);
    await run(removing(row("rent"), true));
    expect(row("rent").isRemoved).toBe(true);
    expect(state().of.bill.get("rent")).toBeDefined();
  });

  it("that was to go stays when the changes are taken back, with everything else as it was", async () => {
    const { add, row, run, state } = await draftOn(rent);
    await run(removing(row("rent"), true));
    await add("bills", "a", { label: "Phone" });
    await run(typing([{ row: profileRow, answers: { name: "Ours" } }]));
    await run(discarding);
    expect(row("rent")).toMatchObject({ isRemoved: false, isTouched: false });
    expect(state().of["intake-draft"].list()).toEqual([]);
  });

  it("keeps the place in which it was typed, and takes another when it is moved", async () => {
    const { run, rows } = await draftOn();
    const typed = ["Trip", "Roof", "Car"].map((label, index) => ({ draftId: `z${9 - index}`, answers: { label } }));
    await run(addingRows("goals", 0, typed));
    const labels = () => rows().map(({ answers }) => answers.label);
    expect(labels()).toEqual(["Trip", "Roof", "Car"]);
    const [trip, roof] = rows();
    await run(
      moving([
        { row: trip!, order: 1 },
        { row: roof!, order: 0 },
      ]),
    );
    expect(labels()).toEqual(["Roof", "Trip", "Car"]);
  });
});
