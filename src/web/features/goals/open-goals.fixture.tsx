import { act, cleanup, fireEvent } from "@testing-library/react";
import { vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { home } from "#web/store/store.fixture.ts";
import { Goals } from "./goals.tsx";
import "./dialogs/goal-dialogs.tsx";

/** $900.00 in and $600.00 of needs a week, with three months of needs set aside: $300.00 a week are free for goals. */
export const money: readonly AnyRecord[] = [
  recordOf("income", { id: "pay", personId: "maya", label: "Clinic", pay: { cadence: "weekly", amount: 90_000 } }),
  recordOf("bill", { id: "rent", label: "Rent", amount: 60_000, cadence: "weekly", nextDue: "2026-11-20" }),
  recordOf("account", { id: "savings", label: "Savings", kind: "savings", balance: 780_000 }),
];

export const goal = (id: string, fields: object = {}): AnyRecord =>
  recordOf("goal", {
    id,
    label: `Goal ${id}`,
    kind: "travel",
    target: 100_000,
    priority: 1,
    alreadySaved: 0,
    state: "active",
    ...fields,
  });

export const save = (id: string, goalId: string, amount: number, week = "2026-W45"): AnyRecord =>
  recordOf("save", {
    id,
    week,
    personId: "maya",
    amount,
    target: { kind: "goal", id: goalId },
    note: "",
    recordedAt: friday,
  });

export const insurance = recordOf("bill", {
  id: "car",
  label: "Car insurance",
  amount: 84_000,
  cadence: "yearly",
  nextDue: "2027-03-03",
});

/** The list with the screen's heading, which takes the focus when a goal is removed. */
const List = ({ figures }: { figures: Figures }) => (
  <>
    <h1 tabIndex={-1}>Goals</h1>
    <Goals figures={figures} />
  </>
);

/** Renders the list with a store of its own, on a Friday in November 2026. */
export async function openGoals(records: readonly AnyRecord[], isFull = () => false) {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  const opened = await openFigures(List, coupleRecords(...money, ...records), isFull);
  const of = () => opened.store.state.get().households.get(home)!.of;
  return { ...opened, of };
}

export const plain = (text: string | null | undefined): string =>
  (text ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();

export const names = (): string[] =>
  [...document.querySelectorAll(".goal-row-name > button")].map(({ textContent }) => plain(textContent));

/** The row of a goal. */
export const row = (label: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("[data-goal]")].find((one) => one.textContent?.includes(label))!;

export function button(name: string | RegExp, inside: ParentNode = document): HTMLButtonElement {
  const found = [...inside.querySelectorAll<HTMLButtonElement>("button")].find((one) => {
    const words = one.getAttribute("aria-label") ?? plain(one.textContent);
    return typeof name === "string" ? words.startsWith(name) : name.test(words);
  });
  if (!found) throw new Error(`No button says ${name}`);
  return found;
}

export const press = async (name: string | RegExp, inside?: ParentNode) => {
  await act(async () => void fireEvent.click(button(name, inside)));
};

/** Chooses an item in the menu of a goal's row. */
export async function choose(label: string, action: string): Promise<void> {
  await press(`More for ${label}`);
  await press(action, document.querySelector("[role=menu]")!);
  await act(async () => {});
}

export const dialog = (): HTMLElement => document.querySelector<HTMLElement>("dialog")!;

/** Resolves once the lazily loaded dialog is open. */
export async function shown(): Promise<HTMLElement> {
  for (let turn = 0; turn < 100 && !dialog()?.hasAttribute("open"); turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return dialog();
}

/** Finds a field by the start of its label. Role queries compute the style of all ancestors, which is slow. */
export function field(label: string): HTMLInputElement {
  const found = [...dialog().querySelectorAll<HTMLLabelElement>(".field-label")].find((one) =>
    plain(one.textContent).startsWith(label),
  );
  if (!found) throw new Error(`No field is called ${label}`);
  return document.getElementById(found.htmlFor) as HTMLInputElement;
}

export const fill = async (answers: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(answers))
    await act(async () => void fireEvent.change(field(label), { target: { value } }));
};

export const submit = async () => {
  await act(async () => void fireEvent.submit(dialog().querySelector("form")!));
  await act(async () => {});
};

export function leave() {
  cleanup();
  failedWrite.set(null);
  currentDevice.set({ phase: "closed" });
  vi.useRealTimers();
}
