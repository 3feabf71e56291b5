import { act, fireEvent } from "@testing-library/react";
import { vi } from "vitest";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { User } from "#sync/user.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { expense } from "#web/store/store.fixture.ts";
import { MoneyDate } from "./money-date-screen.tsx";

export const week = "2026-W46";
export const mayasAccount = { uid: "u1" } as User;

/** Records for a whole money date: a save, an overspent category, an account, a debt and a habit. */
export const weekRecords: readonly AnyRecord[] = [
  recordOf("save", {
    id: "s",
    week,
    personId: "maya",
    amount: 5_000,
    target: { kind: "buffer" },
    note: "",
    recordedAt: friday,
  }),
  recordOf("category", { id: "eat", label: "Eating out", kind: "want", weeklyBudget: 8_500, rollover: "off" }),
  recordOf("category", { id: "clothes", label: "Clothes", kind: "want", weeklyBudget: 6_790, rollover: "off" }),
  expense("e", { day: "2026-11-10", amount: 9_915, categoryId: "eat" }),
  recordOf("account", { id: "savings", label: "Savings", kind: "savings", balance: 485_000 }),
  recordOf("debt", {
    id: "card",
    label: "Card",
    kind: "card",
    balance: 146_000,
    apr: 21_990,
    minimum: 4_500,
  }),
  recordOf("habit", { id: "cook", label: "Cook at home", timesAWeek: 4 }),
];

interface Opening {
  records?: readonly AnyRecord[];
  user?: User | null;
  isFull?: () => boolean;
  now?: number;
}

/** Maya and Tom's money date on a Friday. Both have accounts unless `user` is null. */
export async function openDate({ records = weekRecords, user = mayasAccount, isFull, now = friday }: Opening = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const uids: Record<string, string> = user ? { maya: "u1", tom: "u2" } : {};
  const linked = coupleRecords(...records).map((record) =>
    record.kind === "person" && uids[record.id] ? recordWith(record, { uid: uids[record.id] }) : record,
  );
  return openFigures(({ figures }) => <MoneyDate figures={figures} uid={user?.uid} />, linked as AnyRecord[], isFull);
}

/** Finds a button by its text. A role query would be slow, because it computes the styles of all ancestors. */
export function buttonNamed(name: string): HTMLButtonElement | undefined {
  const buttons = [...document.querySelectorAll("button")];
  return buttons.find((button) => (button.getAttribute("aria-label") ?? button.textContent).startsWith(name));
}

export const press = async (name: string) => {
  await act(async () => void fireEvent.click(buttonNamed(name)!));
};

/** Opens a step from the list of steps. */
export const goTo = (name: string) => press(`${name}, `);

export const type = async (field: HTMLElement, value: string) => {
  await act(async () => {
    fireEvent.change(field, { target: { value } });
  });
  await act(async () => fireEvent.blur(field));
};

/** Types and presses Enter. */
export const enter = async (field: HTMLInputElement, value: string) => {
  await act(async () => void fireEvent.change(field, { target: { value } }));
  await act(async () => void fireEvent.submit(field.form!));
};

export const partOf = (records: { get(id: string): unknown }, person: string) => records.get(`${week}-${person}`);
