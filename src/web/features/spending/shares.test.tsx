// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { openSpending, pay, press, settling, spent, textOf, textsOf } from "./spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const paid = [spent("a", undefined, 6_000), spent("b", undefined, 2_000, { personId: "tom" })];
const owed = () => textsOf(".shares-list li").map((text) => text.replace(/ why\?.*/s, ""));
const choose = (label: string) => act(async () => void fireEvent.click(screen.getByRole("radio", { name: label })));

describe("shared costs", () => {
  it("are not settled by default, and then from the chosen day", async () => {
    const { figures } = await openSpending(coupleRecords(...paid));
    expect(figures().household.settling).toBeUndefined();
    expect(screen.getByText(/says who owes whom/)).toBeTruthy();
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText("Settle shared costs from"), { target: { value: "2026-10-15" } }),
    );
    await press("Settle shared costs from 15 October");
    expect(figures().household.settling).toEqual({ since: "2026-10-15", by: "equal" });
    expect(owed()).toEqual(["Tom owes Maya $20.00"]);
    await press("Undo");
    expect(figures().household.settling).toBeUndefined();
  });

  it("accept no future day, and no empty one", async () => {
    const { figures } = await openSpending(coupleRecords(...paid));
    for (const value of ["2026-11-14", ""]) {
      await act(
        async () => void fireEvent.change(screen.getByLabelText("Settle shared costs from"), { target: { value } }),
      );
      await press("Settle shared costs");
      expect(screen.getByText(/Choose a day that is in the calendar/)).toBeTruthy();
    }
    expect(figures().household.settling).toBeUndefined();
  });

  it("are hidden for one person", async () => {
    await openSpending(settling(coupleRecords(...paid)).filter(({ id }) => id !== "tom"));
    expect(screen.queryByRole("heading", { name: "Shared costs" })).toBeNull();
  });

  it("show who paid what and who owes whom, and are even after settling", async () => {
    const { entries } = await openSpending(settling(coupleRecords(...paid)));
    expect(textOf(".shares-total")).toMatch(/^\$80\.00 paid for you two since 1 November, shared equally/);
    expect(textsOf(".shares-table tbody tr").map((text) => text.replace(/ why\?.*?(?=\$|$)/gs, " "))[0]).toContain(
      "$60.00",
    );
    expect(owed()).toEqual(["Tom owes Maya $20.00"]);
    await press("Settled");
    expect(screen.getByText("You are even.")).toBeTruthy();
    expect(entries().find(({ kind }) => kind === "transfer")).toMatchObject({
      day: "2026-11-13",
      amount: 2_000,
      personId: "tom",
      toPersonId: "maya",
    });
    await press("Undo");
    expect([owed(), entries().length]).toEqual([["Tom owes Maya $20.00"], 2]);
  });

  it("[EA2] are settled from the account of one to that of the other, if each has one", async () => {
    const ref = (id: string) => ({ kind: "account", id });
    const bank = (id: string) => recordOf("account", { id, label: id, kind: "checking", balance: 9_000 });
    const records = settling(coupleRecords(...paid, bank("common"), bank("hers"))).map((record) =>
      record.id === "maya" ? recordWith(record, { defaultAccount: ref("hers") }) : record,
    );
    const { entries } = await openSpending(records);
    await press("Settled");
    expect(entries().find(({ kind }) => kind === "transfer")).toMatchObject({
      account: ref("common"),
      toAccount: ref("hers"),
      toPersonId: "maya",
    });
  });

  it("are not reported as settled when the device is full", async () => {
    const { entries } = await openSpending(settling(coupleRecords(...paid)), "", () => true);
    await press("Settled");
    expect([owed(), entries().length]).toEqual([["Tom owes Maya $20.00"], 2]);
  });

  it("can be shared by income, equally again, and not at all", async () => {
    const { figures } = await openSpending(settling(coupleRecords(...paid, pay("2026-11-17"))));
    await choose("By income");
    expect(figures().household.settling).toEqual({ since: "2026-11-01", by: "income" });
    expect(owed()).toEqual(["Maya owes Tom $20.00"]);
    await press("Stop settling");
    expect(figures().household.settling).toBeUndefined();
  });

  it("are shared equally when no income is known, and count payments of others separately", async () => {
    const child = spent("c", undefined, 900, { personId: "left" });
    await openSpending(settling(coupleRecords(...paid, child), "income"));
    expect(textOf(".shares-total")).toContain("shared equally, as no income is listed");
    expect(textOf(".shares-left-out")).toMatch(/^One entry was paid by someone who is no adult here/);
  });
});
