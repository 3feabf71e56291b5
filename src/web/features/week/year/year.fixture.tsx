import { act, fireEvent, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { Year } from "./year.tsx";

/** $300 in and $200 for food: a plan of $100 a week. */
export const planned: AnyRecord[] = [
  recordOf("income", { id: "pay", personId: "maya", label: "Pay", pay: { cadence: "weekly", amount: 30_000 } }),
  recordOf("category", { id: "food", label: "Food", kind: "need", weeklyBudget: 20_000, rollover: "off" }),
];

export const saved = (week: string, amount: number, more: object = {}): AnyRecord =>
  recordOf("save", {
    id: `s-${week}`,
    week,
    personId: "maya",
    amount,
    target: { kind: "buffer" },
    note: "",
    recordedAt: friday,
    ...more,
  });

/** Began in week 44, so that two weeks are over. */
export const recentCouple = (...more: readonly AnyRecord[]): AnyRecord[] =>
  coupleRecords(...more).map((record) =>
    record.kind === "household" ? recordWith(record, { began: "2026-W44" }) : record,
  );

const Section = ({ figures }: { figures: Figures }) => <Year figures={figures} />;

export function openYear(records: readonly AnyRecord[], isFull?: () => boolean) {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return openFigures(Section, records, isFull);
}

export const press = (name: string | RegExp, inside: Pick<typeof screen, "getByRole"> = screen) =>
  act(async () => void fireEvent.click(inside.getByRole("button", { name })));

/** Waits for the lazily loaded sheet. */
export async function openWeek(name: RegExp) {
  await press(name);
  return within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
}

export const said = (text: string | RegExp) => screen.findByText(text);
