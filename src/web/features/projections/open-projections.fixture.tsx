import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { Projections } from "./projections.tsx";

const Section = ({ figures }: { figures: Figures }) => (
  <StaticRouter address="/MyGoalsPage">
    <Projections figures={figures} />
  </StaticRouter>
);

/** $600 in, $100 rent and $150 food a week, a card, and a trip. */
export const planned: readonly AnyRecord[] = [
  recordOf("income", { id: "pay", personId: "maya", label: "Clinic", pay: { cadence: "weekly", amount: 60_000 } }),
  recordOf("bill", { id: "rent", label: "Rent", amount: 10_000, cadence: "weekly", nextDue: "2026-11-16" }),
  recordOf("category", { id: "food", label: "Food", kind: "need", weeklyBudget: 15_000, rollover: "off" }),
  recordOf("account", { id: "pot", label: "Fund", kind: "investment", balance: 1_000_000 }),
  recordOf("account", { id: "nest", label: "Nest", kind: "savings", balance: 900_000 }),
  recordOf("debt", {
    id: "card",
    label: "Card",
    kind: "card",
    balance: 300_000,
    apr: 20_000,
    minimum: 10_000,
  }),
  recordOf("goal", {
    id: "trip",
    label: "Trip",
    kind: "travel",
    target: 400_000,
    priority: 1,
    alreadySaved: 0,
    state: "active",
  }),
];

/** Renders both sections with a store of their own, on a Friday in November 2026. There is no worker. */
export async function openProjections(records: readonly AnyRecord[] = planned, isFull?: () => boolean) {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  const opened = await openFigures(Section, coupleRecords(...records), isFull);
  if (records.length > 0) await settled();
  return { ...opened, of: () => opened.figures().household };
}

/** Resolves once no computation is in progress. */
export async function settled(): Promise<void> {
  do await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 30))));
  while (document.querySelector("[aria-busy=true]"));
}

/** Finds a section by its heading. Role queries compute the style of all ancestors, which is slow. */
export function region(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>("section")].find(
    (one) => document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.textContent === name,
  );
  if (!found) throw new Error(`No section is called ${name}`);
  return found;
}

export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ");

/** Clicks the button whose text starts with `name`. */
export async function press(name: string, inside: ParentNode = document): Promise<void> {
  const found = [...inside.querySelectorAll("button")].find((one) => words(one).trim().startsWith(name));
  if (!found) throw new Error(`No button says ${name}`);
  await act(async () => void fireEvent.click(found));
  await act(async () => {});
}

export const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

export const type = async (label: string | RegExp, value: string) => {
  await act(async () => void fireEvent.change(field(label), { target: { value } }));
};

export const submit = async (selector: string) => {
  await act(async () => void fireEvent.submit(document.querySelector(selector)!));
  await act(async () => {});
};

/** Adds a change of this kind. */
export async function addChange(kind: string): Promise<void> {
  await type("What would be different", kind);
  await press("Add");
}

export const sentences = (): string[] =>
  [...document.querySelectorAll(".tried-sentences > li")].map((one) => words(one).replace(/ why\? .*/, ""));

/** Opens the lazily loaded dialog. */
export async function openAdopting(): Promise<HTMLElement> {
  await press("Adopt…");
  await vi.waitFor(() => {
    if (!document.querySelector("dialog")?.hasAttribute("open")) throw new Error("not yet");
  }, 8_000);
  return document.querySelector("dialog")!;
}
