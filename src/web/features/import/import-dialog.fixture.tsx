import { act, fireEvent, screen } from "@testing-library/react";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
// Preloaded, so that no test waits for a chunk.
import "#web/household/merchant-guess.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { client } from "./reader/import-client.fixture.ts";
import { ImportClientContext } from "./use-import.ts";

export const groceries = recordOf("category", {
  id: "groceries",
  label: "Groceries",
  kind: "need",
  weeklyBudget: 10_000,
  rollover: "off",
});

/** The dialog for Maya and Tom's household. Files are read in process instead of in a worker. */
export async function openImport(more: readonly AnyRecord[] = [], isFull = () => false) {
  let isClosed = false;
  const opened = await openFigures(
    ({ figures }) => (
      <ImportClientContext value={client}>
        {!isClosed && (
          <ImportDialog
            figures={figures}
            self="tom"
            onClose={() => {
              isClosed = true;
            }}
          />
        )}
      </ImportClientContext>
    ),
    coupleRecords(...more),
    isFull,
  );
  const entries = () => opened.store.state.get().households.values().next().value!.of.transaction.list();
  const sources = () => opened.store.state.get().households.values().next().value!.of["import-source"].list();
  return { ...opened, entries, sources, isClosed: () => isClosed };
}

export async function choose(content: BlobPart, name = "Joint account.csv"): Promise<void> {
  const input = screen.getByLabelText("Bank’s file");
  Object.defineProperty(input, "files", { value: [new File([content], name)], configurable: true });
  await act(async () => void fireEvent.change(input));
}

export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
