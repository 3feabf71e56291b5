import { describe, expect, it } from "vitest";
import { recordOf, samples } from "#sync/kinds/kinds.fixture.ts";
import { storeOn } from "#web/store/store.fixture.ts";
import { draftOn } from "./draft.fixture.ts";
import { addingRows, discarding, dropping, moving, profileRow, removing, typing } from "./draft-commands.ts";

const rent = recordOf("bill", { ...samples.bill[0], id: "rent", label: "Rent" });

describe("typed answers", () => {
  it("are saved verbatim, readable or not, and read back the same", async () => {
    const { add, run, row } = await draftOn();
    await add("people", "a", { name: "  مريم 👩‍🚀", kind: "child" });
    await run(typing([{ row: row("a@row"), answers: { birthYear: "about 20" } }]));
    expect(row("a@row").answers).toEqual({ name: "  مريم 👩‍🚀", kind: "child", birthYear: "about 20" });
  });

  it("for a finished record go to a draft and leave the record unchanged", async () => {
    const { run, row, state } = await draftOn(rent);
    await run(typing([{ row: row("rent"), answers: { amount: "1,2" } }]));
    expect(row("rent")).toMatchObject({ isFinished: true, answers: { label: "Rent", amount: "1,2" } });
    expect(state().of.bill.record("rent")).toEqual(rent);
    await run(dropping("discard-changes", [row("rent")]));
    expect(row("rent").drafts).toEqual([]);
  });

  it("of two tabs at once are merged: new rows, and answers of the same row", async () => {
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

  it("recreate a row that someone else removed meanwhile", async () => {
    const { add, row, run } = await draftOn();
    await add("goals", "a", { label: "Trip" });
    const before = row("a@row");
    await run(removing(before, false));
    expect(row("a@row")).toBeUndefined();
    await run(typing([{ row: before, answers: { target: "4000" } }]));
    expect(row("a@row").answers).toEqual({ target: "4000" });
  });
});

describe("a row", () => {
  it("that was never finished is deleted at once, a finished one only with the next finish", async () => {
    const { row, run, state } = await draftOn(rent);
    await run(removing(row("rent"), true));
    expect(row("rent").isRemoved).toBe(true);
    expect(state().of.bill.get("rent")).toBeDefined();
  });

  it("marked for removal stays when the changes are discarded, and everything else is restored", async () => {
    const { add, row, run, state } = await draftOn(rent);
    await run(removing(row("rent"), true));
    await add("bills", "a", { label: "Phone" });
    await run(typing([{ row: profileRow, answers: { name: "Ours" } }]));
    await run(discarding);
    expect(row("rent")).toMatchObject({ isRemoved: false, isTouched: false });
    expect(state().of["intake-draft"].list()).toEqual([]);
  });

  it("keeps the position in which it was typed until it is moved", async () => {
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
