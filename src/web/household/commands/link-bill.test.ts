import { expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { deviceOf, home, openStoreOn } from "#web/store/store.fixture.ts";
import { choosingBill, linkingBill, separatingBill } from "./link-bill.ts";

const debt = recordOf("debt", { id: "car", label: "Car loan", kind: "car", balance: 9_000, apr: 0, minimum: 100 });
const bill = (id: string) =>
  recordOf("bill", { id, label: id, amount: 100, cadence: "monthly", nextDue: "2026-11-20" });

async function open() {
  const store = await openStoreOn(await deviceOf(debt, bill("loan"), bill("rent")));
  const links = () =>
    store.state
      .get()
      .households.get(home)!
      .of.bill.list()
      .map(({ debtId, isSeparate }) => debtId ?? (isSeparate ? "none" : ""));
  return { store, links };
}

it("[BD1] links a bill with its debt, or says that it pays none", async () => {
  const { store, links } = await open();
  await store.run(linkingBill("loan", "car"));
  expect(links()).toEqual(["car", ""]);
  await store.run(separatingBill("loan"));
  expect(links()).toEqual(["none", ""]);
  await store.run(linkingBill("loan", "car"));
  expect(links()).toEqual(["car", ""]);
});

it("chooses one bill for a debt in place of another, or none", async () => {
  const { store, links } = await open();
  await store.run(choosingBill("car", "loan"));
  await store.run(choosingBill("car", "rent"));
  expect(links()).toEqual(["none", "car"]);
  await store.run(choosingBill("car", ""));
  expect(links()).toEqual(["none", "none"]);
});

it("refuses a debt that was deleted meanwhile", async () => {
  const { store, links } = await open();
  expect(await store.run(linkingBill("loan", "gone"))).toMatchObject({ ok: false, problem: "gone" });
  expect(links()).toEqual(["", ""]);
});
