// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { deleting } from "#web/store/command.ts";
import { ComingUp } from "./coming-up.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Section = ({ figures }: { figures: Figures }) => <ComingUp figures={figures} />;
const open = (...more: readonly AnyRecord[]) => openFigures(Section, coupleRecords(...more));
const bill = (id: string, amount: number, nextDue: string) =>
  recordOf("bill", { id, label: `Bill ${id}`, amount, cadence: "monthly", nextDue });
const account = (balance: number) => recordOf("account", { label: "Everyday", kind: "checking", balance });
const pay = (nextOn: string, amount = 184_000, personId = "maya") =>
  recordOf("income", { personId, label: "Clinic", pay: { cadence: "monthly", amount, nextOn } });

const rows = () => screen.queryAllByRole("listitem").map((row) => row.textContent);
const cover = () => document.querySelector(".coming-up-cover")?.firstChild?.parentElement?.textContent ?? "";
const phones = bill("phones", 7_800, "2026-11-13");
const loan = bill("loan", 27_300, "2026-11-18");

describe("the upcoming bills", () => {
  it("list day, bill and amount, with the total and a link to all bills", async () => {
    await open(loan, phones);
    expect(rows()).toEqual(["Fri 13Bill phones$78.00", "Wed 18Bill loan$273.00"]);
    expect(document.querySelector(".sum")?.textContent).toMatch(/^Next 14 days why\?.*\$351\.00$/s);
    expect(screen.getByRole("link", { name: "All bills" }).getAttribute("href")).toBe(
      "/EditHousehold?edit=true&step=bills",
    );
    expect(cover()).toBe("");
  });

  it("say which pay covers them, and when it arrives", async () => {
    const near = await open(loan, account(0), pay("2026-11-16"));
    expect(cover()).toContain("Covered. Maya’s pay, +\u00a0$1,840.00, lands on Monday.");
    act(near.leave);
    const today = await open(loan, account(0), pay("2026-11-13"));
    expect(cover()).toContain("lands today.");
    act(today.leave);
    await open(bill("rent", 500, "2026-11-24"), account(0), pay("2026-11-23", 184_000, "left"));
    expect(cover()).toContain("Covered. Clinic, +\u00a0$1,840.00, lands on Mon 23.");
  });

  it("say that the account balances cover them", async () => {
    await open(loan, account(27_300));
    expect(cover()).toContain("Covered by what is in your everyday accounts.");
  });

  it("say from when more is needed, and how much at most", async () => {
    const { leave } = await open(loan, account(15_300));
    expect(cover()).toContain("By Wed 18 this needs $120.00 more than what is known.");
    act(leave);
    await open(phones, loan, account(0));
    expect(cover()).toContain("By Fri 13 this needs $78.00 more than what is known, and by Wed 18 $351.00.");
  });

  it("say in one sentence that there are none, also after a bill is deleted", async () => {
    const { store, leave } = await open(phones);
    await act(async () => void (await store.run(deleting("delete-bill", "phones"))));
    expect(screen.getByText("No bills are listed yet.")).toBeTruthy();
    act(leave);
    await open(bill("later", 100, "2026-12-20"));
    expect(screen.getByText("No bill falls in the next 14 days.")).toBeTruthy();
  });

  it("show the first eight of many, all on request, and always the full total", async () => {
    await open(...Array.from({ length: 12 }, (_, index) => bill(`b${index}`, 100, "2026-11-15")));
    expect(rows()).toHaveLength(8);
    expect(document.querySelector(".sum")?.textContent).toContain("$12.00");
    fireEvent.click(screen.getByRole("button", { name: "Show 4 more" }));
    expect(rows()).toHaveLength(12);
  });
});
