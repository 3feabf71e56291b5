import { act, fireEvent, screen } from "@testing-library/react";
import { useDeferredValue } from "react";
import type { AnyRecord } from "#sync/record.ts";
import { planRecords, trackedSaves } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { home } from "#web/store/store.fixture.ts";
import { SaveCard } from "./save-card.tsx";
// Preloads the lazy editor, so that tests do not wait for it.
import "./split-editor.tsx";

/** Defers the figures, as the dashboard does. */
const Section = ({ figures }: { figures: Figures }) => <SaveCard figures={useDeferredValue(figures)} self="maya" />;

/** Renders the card with a store of its own, as Maya. */
export async function openCard(records: readonly AnyRecord[] = planRecords(), isFull = () => false) {
  const told = trackedSaves();
  const { store } = await openFigures(Section, records, isFull);
  const saves = () => store.state.get().households.get(home)!.of.save.list();
  return { store, saves, told };
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** The name and amount of each row. */
export const rowsOf = (list: string) =>
  [...screen.getByRole("list", { name: list }).querySelectorAll(".save-row")].map(
    (row) => `${row.querySelector("strong")!.textContent} ${row.querySelector(".money")!.textContent}`,
  );
