import { act, fireEvent, screen } from "@testing-library/react";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { QuickExpense } from "./quick-expense.tsx";

const budget = { kind: "need", weeklyBudget: 10_000, rollover: "off" };
export const groceries = recordOf("category", { id: "groceries", label: "Groceries", ...budget });
export const fun = recordOf("category", { id: "fun", label: "Fun", ...budget });

const Section = ({ figures }: { figures: Figures }) => <QuickExpense figures={figures} self={selfNow} />;

let selfNow: string | undefined;

/** Renders the form for Maya and Tom's household plus these records, with `self` as the current person. */
export async function openExpense(more: readonly AnyRecord[], self?: string, isFull = () => false) {
  selfNow = self;
  const open = await openFigures(Section, coupleRecords(...more), isFull);
  const entries = () => open.figures().state.of.transaction.list();
  return { ...open, entries };
}

export const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: "input, select" });

export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

export const add = () => act(async () => fireEvent.submit(screen.getByRole("form", { name: "Add an expense" })));

export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
