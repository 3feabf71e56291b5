// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { defaultChoice } from "#domain/debts/payoff-plan.ts";
import { minor } from "#domain/money/money.ts";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { adding, changing, deleting } from "#web/store/command.ts";
import { DebtCountdown } from "./debt-countdown.tsx";

const debt = (id: string, balance: number, apr: number, minimum: number) =>
  recordOf("debt", { id, label: `The ${id}`, kind: "other", balance, apr, minimum });
const car = debt("car", 100_000, 0, 10_000);
const card = debt("card", 500_000, 24_000, 9_000);

const Section = ({ figures }: { figures: Figures }) => <DebtCountdown figures={figures} />;

const open = (...records: readonly AnyRecord[]) => openFigures(Section, coupleRecords(...records));
const paying = (extra: number, ...records: readonly AnyRecord[]): AnyRecord[] =>
  coupleRecords(...records).map((record) =>
    record.kind === "household" ? recordWith(record, { payoff: { ...defaultChoice, extra } }) : record,
  );
const text = () => screen.getByRole("region", { name: "Debt countdown" }).textContent!;

afterEach(cleanup);

describe("the debt countdown section", () => {
  it("shows the number of months, the end month, and each debt's last payment in words", async () => {
    await open(car, debt("piano", 20_000, 0, 10_000));
    expect(text()).toMatch(/6 months\s*to debt-free/);
    const ends = screen.getAllByRole("list")[0]!.textContent!;
    expect(ends).toMatch(/The piano: paid off in \w+ \d{4}The car: paid off in \w+ \d{4}/);
  });

  it("shows the current balance and the remaining interest, with explanations", async () => {
    const said = recordOf("balance", { id: "b", of: { kind: "debt", id: "car" }, day: "2026-01-02", amount: 60_000 });
    await open(car, said);
    expect(text()).toContain("−\u00a0$600.00");
    for (const name of ["why? Owed today", "why? Interest still to pay", "why? debt-free"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("shows the effect of a small weekly extra", async () => {
    await open(debt("loan", 1_000_000, 9_000, 30_000));
    expect(text()).toMatch(/With \$10 a week extra: \w+ \d{4}, and \$[\d,.]+ less interest\./);
  });

  it("says which debt never ends, with the payment that would end it and without a date", async () => {
    await open(card, debt("aunt", 36_000, 0, 0));
    expect(text()).toContain("The card. At its minimum this never ends. $100.09 a month would end it within 30 years.");
    expect(text()).toContain(
      "The aunt. Without a payment this never ends. $1.00 a month would end it within 30 years.",
    );
    expect(text()).not.toContain("to debt-free");
    expect(text()).not.toContain("Interest still to pay");
  });

  it("uses the planned payments if they exceed the minimums", async () => {
    await openFigures(Section, paying(500, card));
    expect(text()).toContain("With what reaches it now this never ends.");
  });

  it("says which debt ends only with more than its minimum", async () => {
    await open(card, car);
    expect(text()).toContain("The card: at its minimum alone this never ends. What comes on top ends it.");
  });

  it("is absent without debts, and one line once nothing is owed", async () => {
    const { leave } = await open();
    expect(screen.queryByText("Debt countdown")).toBeNull();
    leave();
    await open(recordWith(car, { balance: 0 }));
    expect(text()).toContain("Nothing is owed. You are debt-free.");
  });

  it("says so when the debts cannot be computed", async () => {
    await open(...Array.from({ length: 11 }, (_, at) => debt(`d${at}`, 1e12, 1_000, 1)));
    const link = screen.getByRole("link", { name: "Look at them" });
    expect(link.getAttribute("href")).toBe("/EditHousehold?edit=true&step=own-and-owe");
  });

  it("follows a new balance, a changed choice, and a deleted debt", async () => {
    const { store } = await open(car, debt("piano", 20_000, 0, 10_000));
    const balance = { of: { kind: "debt", id: "car" }, day: "2026-01-02", amount: 10_000 };
    await act(() => store.run(adding("balance", "balance", balance as never)));
    expect(text()).toContain("2 months");
    const { id } = store.state.get().households.values().next().value!.of.household.list()[0]!;
    const payoff = { ...defaultChoice, extra: minor(30_000) } as never;
    await act(() => store.run(changing("change-household", "household", id, () => ({ payoff }))));
    expect(text()).toContain("1 month");
    await act(() => store.run(deleting("delete-debt", "car")));
    await act(() => store.run(deleting("delete-debt", "piano")));
    expect(screen.queryByText("Debt countdown")).toBeNull();
  });
});
