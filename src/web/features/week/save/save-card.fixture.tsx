import { act, fireEvent, screen } from "@testing-library/react";
import { useDeferredValue } from "react";
import type { AnyRecord } from "#sync/record.ts";
import { planRecords, trackedSaves } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { home } from "#web/store/store.fixture.ts";
import { SaveCard } from "./save-card.tsx";
// Here already when the card asks for it: no test waits for a part to load.
import "./split-editor.tsx";

/** As in the room, the card follows what the device has. */
const Section = ({ figures }: { figures: Figures }) => <SaveCard {...useDeferredValue(figures)} self="maya" />;

/** The card on a device of its own, in Maya's hands. */
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

/** Names and amounts as the rows show them, without their "why?". */
export const rowsOf = (list: string) =>
  [...screen.getByRole("list", { name: list }).querySelectorAll(".save-row")].map(
    (row) => `${row.querySelector("strong")!.textContent} ${row.querySelector(".money")!.textContent}`,
  );
