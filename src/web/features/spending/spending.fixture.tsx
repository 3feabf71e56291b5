import { act, fireEvent } from "@testing-library/react";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { EntryFiles } from "#web/features/import/entry-files.tsx";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { paths } from "#web/paths.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { BrowserRouter } from "#web/platform/router/router.tsx";
import { expense } from "#web/store/store.fixture.ts";
import { SpendingSections } from "./spending-room.tsx";

/** Records for the tests of this page. Today is Friday of week 46, and weeks begin on Mondays. */
export const category = (id: string, weeklyBudget: number, fields: object = {}): AnyRecord =>
  recordOf("category", { id, label: id, kind: "need", weeklyBudget, rollover: "off", ...fields });

export const pay = (nextOn: string, fields: object = {}): AnyRecord =>
  recordOf("income", {
    id: "pay",
    personId: "maya",
    label: "Clinic",
    pay: { cadence: "fortnightly", amount: 184_000, nextOn },
    ...fields,
  });

export const bill = (id: string, amount: number, nextDue: string): AnyRecord =>
  recordOf("bill", { id, label: id, amount, cadence: "monthly", nextDue });

export const repeated = (id: string, on: string, entry: object = {}, cadence = "weekly"): AnyRecord =>
  recordOf("recurring", {
    id,
    schedule: { cadence, on },
    entry: { amount: 1_599, payee: "Streaming", personId: "maya", kind: "spending", note: "", ...entry },
  });

/** An expense on Tuesday of this week by default. */
export const spent = (id: string, categoryId: string | undefined, amount: number, fields: object = {}): AnyRecord =>
  expense(id, { day: "2026-11-10", categoryId, amount, ...fields });

/** The records of Maya and Tom's household, which began in that week. */
export const since = (began: string, ...more: readonly AnyRecord[]): AnyRecord[] =>
  coupleRecords(...more).map((record) => (record.kind === "household" ? recordWith(record, { began }) : record));

export const settling = (records: readonly AnyRecord[], by = "equal"): AnyRecord[] =>
  records.map((record) =>
    record.kind === "household" ? recordWith(record, { settling: { since: "2026-11-01", by } }) : record,
  );

const Page = ({ figures }: { figures: Figures }) => (
  <BrowserRouter>
    <SpendingSections figures={figures} self="maya" EntryFiles={EntryFiles} />
  </BrowserRouter>
);

export async function openSpending(records: readonly AnyRecord[], search = "", isFull = () => false) {
  act(() => navigate(`${paths.spending}${search}`));
  const open = await openFigures(Page, records, isFull);
  const entries = () => open.figures().state.of.transaction.list();
  return { ...open, entries };
}

const nameOf = (button: Element): string => button.getAttribute("aria-label") ?? button.textContent;

/** Presses the button with this name. Queries by role are slow on a page of this size. */
export function press(name: string | RegExp): Promise<void> {
  const isIt = (button: Element) => (typeof name === "string" ? nameOf(button) === name : name.test(nameOf(button)));
  const button = [...document.querySelectorAll("button")].find(isIt);
  if (!button) throw new Error(`There is no button ${name}`);
  return act(async () => void fireEvent.click(button));
}

/** The text with plain spaces. */
export const textOf = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? "").replaceAll("\u00a0", " ");

export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent.replaceAll("\u00a0", " "));

/** Waits until the condition holds: lazy sections take a moment to load. */
export async function until(isSo: () => unknown): Promise<void> {
  for (let turn = 0; turn < 100 && !isSo(); turn++) await act(async () => new Promise((done) => setTimeout(done, 20)));
}
