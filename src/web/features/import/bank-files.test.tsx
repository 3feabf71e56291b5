// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { press, textsOf } from "#web/features/spending/spending.fixture.tsx";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import type { Command } from "#web/store/command.ts";
import { expense } from "#web/store/store.fixture.ts";
import { useStore } from "#web/store/use-device.ts";
import { BankFiles } from "./bank-files.tsx";

afterEach(cleanup);

const source = (id: string, label: string) => recordOf("import-source", { id, label, header: "a;b", mapping: {} });
const said = vi.fn();

function Listed({ figures }: { figures: Figures }) {
  const store = useStore();
  const run = async (command: Command, words: string) => {
    said(words);
    return (await store.run(command)).ok;
  };
  return <BankFiles figures={figures} run={run} />;
}

const open = () =>
  openFigures(
    Listed,
    coupleRecords(
      ...[source("b", "Savings"), source("a", "Everyday")],
      expense("e", { imported: { sourceId: "a", key: "row" } }),
    ),
  );
const type = (text: string) => fireEvent.change(screen.getByLabelText("Its name"), { target: { value: text } });
const send = () => act(async () => void fireEvent.submit(document.querySelector("form")!));
const labels = () => textsOf(".bank-files-label");

describe("bank files that were imported", () => {
  it("are listed by name and renamed, and no two get the same name", async () => {
    await open();
    expect(labels()).toEqual(["Everyday", "Savings"]);
    await press("Rename “Everyday”");
    type(" ");
    await send();
    expect(screen.getByText("Give it a name.")).toBeTruthy();
    type("savings");
    await send();
    expect(screen.getByText("Another one has this name.")).toBeTruthy();
    type("Joint account");
    await send();
    expect([labels(), said.mock.lastCall]).toEqual([["Joint account", "Savings"], ["“Joint account”: renamed"]]);
  });

  it("are deleted without their entries", async () => {
    const { figures } = await open();
    await press("Delete “Everyday”");
    expect(labels()).toEqual(["Savings"]);
    expect(figures().state.of.transaction.get("e")).toMatchObject({ imported: { sourceId: "a" } });
    await press("Delete “Savings”");
    expect(screen.queryByText("Bank files you have imported")).toBeNull();
  });
});
