import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { Debts } from "./debts.tsx";

export const debt = (id: string, balance: number, apr: number, minimum: number) =>
  recordOf("debt", { id, label: `The ${id}`, kind: "other", balance, apr, minimum });
export const [car, loan, piano] = [
  debt("car", 690_000, 5_400, 27_300),
  debt("loan", 1_140_000, 4_500, 33_000),
  debt("piano", 125_000, 0, 10_500),
];
export const pay = recordOf("income", {
  id: "pay",
  personId: "maya",
  label: "Clinic",
  pay: { cadence: "weekly", amount: 150_000, nextOn: "2026-11-20" },
} as never);

export const open = (...records: readonly AnyRecord[]) => openFigures(Debts, coupleRecords(...records));
export const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ");
/** The visible text of the section, without the live regions, which repeat it a moment later. */
export const text = () => {
  const copy = document.querySelector(".debts-room")?.cloneNode(true) as HTMLElement | undefined;
  for (const spoken of copy?.querySelectorAll("[role=status].visually-hidden") ?? []) spoken.remove();
  return plain(copy?.textContent);
};
export const card = () => document.querySelector<HTMLElement>(".try-card")!;
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
/** Finds a button by its label. Role queries compute the style of all ancestors, which is slow. */
export const button = (name: string): HTMLButtonElement => {
  const said = (one: Element) => one.getAttribute("aria-label") ?? plain(one.textContent);
  const found = [...document.querySelectorAll("button")].find((one) => said(one).startsWith(name));
  if (!found) throw new Error(`No button says ${name}`);
  return found;
};
export const press = (name: string) => act(async () => void fireEvent.click(button(name)));
export const choose = (name: string) => act(async () => void fireEvent.click(within(card()).getByLabelText(name)));
export const unfold = (title: string) =>
  act(async () => {
    const fold = screen.getByText(title).closest("details")!;
    fold.open = true;
    fireEvent(fold, new Event("toggle"));
  });
export const extra = "Extra, every week";
export const payoffOf = (figures: Figures) => figures.household.payoff;
export const ownRows = () => within(screen.getByRole("list", { name: "Your order" })).getAllByRole("listitem");

export function leaveDebts() {
  cleanup();
  failedWrite.set(null);
}
