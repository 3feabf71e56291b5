import { act, fireEvent, screen } from "@testing-library/react";
import { type PeriodKind, periodAt } from "#domain/spending/period.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
// Preloaded, so that no test waits for a chunk.
import "#web/household/merchant-guess.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { expense } from "#web/store/store.fixture.ts";
import { Entries, type EntriesProps } from "./entries.tsx";
// Preload the lazy dialogs, so that no test waits for a chunk.
import "./bulk/bulk-dialog.tsx";
import "./edit/editor.tsx";

const budget = { kind: "need", weeklyBudget: 10_000, rollover: "off" };
export const groceries = recordOf("category", { id: "groceries", label: "Groceries", ...budget });
export const fun = recordOf("category", { id: "fun", label: "Fun", ...budget });

/** An expense in the shown week: the 9th is Monday, the 13th is today. */
export const bought = (id: string, date: number, fields: Readonly<Record<string, unknown>> = {}): AnyRecord =>
  expense(id, { day: `2026-11-${String(date).padStart(2, "0")}`, ...fields });

interface Options extends Pick<EntriesProps, "categoryId" | "onCategory"> {
  isFull?: () => boolean;
  by?: PeriodKind;
  /** The address of the page. */
  address?: string;
}

let options: Options = {};

function Section({ figures }: { figures: Figures }) {
  const period = periodAt(options.by ?? "week", figures.today, figures.household);
  if (!period.ok) throw new Error(period.problem);
  return (
    <StaticRouter address={options.address ?? "/"}>
      <Entries figures={figures} period={period.value} self="maya" {...options} />
    </StaticRouter>
  );
}

/** Opens the entries of Maya and Tom's household plus these records, as Maya. */
export async function openEntries(more: readonly AnyRecord[], given: Options = {}) {
  options = given;
  const open = await openFigures(Section, coupleRecords(groceries, fun, ...more), given.isFull);
  const entries = () => open.figures().state.of.transaction.list();
  return { ...open, entries, entry: (id: string) => open.figures().state.of.transaction.get(id) };
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
export const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: "input, select" });
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const tick = (name: string | RegExp) => fireEvent.click(screen.getByRole("checkbox", { name }));

export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".entry-row")];
export const names = () => rows().map((row) => row.querySelector(".entry-name")!.textContent);
export const days = () => [...document.querySelectorAll(".entry-day")].map((row) => row.textContent);
export const rowOf = (name: string) => rows().find((row) => row.textContent.includes(name))!;
export const openRow = (name: string) => act(async () => void fireEvent.click(rowOf(name)));
export const send = () => act(async () => void fireEvent.submit(document.querySelector("dialog form")!));

/** Presses a key on the focused row. */
export const key = (name: string, modifiers: object = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement!, { key: name, ...modifiers }));
