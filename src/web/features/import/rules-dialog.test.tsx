// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { expense } from "#web/store/store.fixture.ts";
import { groceries, press } from "./import-dialog.fixture.tsx";
import { RulesDialog } from "./rules-dialog.tsx";

const rule = (id: string, contains: string, order: number, categoryId = "groceries") =>
  recordOf("rule", { id, contains, categoryId, order });

async function openRules(...more: readonly AnyRecord[]) {
  const opened = await openFigures(
    ({ figures }) => <RulesDialog figures={figures} onClose={() => {}} />,
    coupleRecords(groceries, ...more),
  );
  const state = () => opened.store.state.get().households.values().next().value!;
  const words = () => screen.queryAllByRole("listitem").map((item) => item.textContent?.match(/“(.*)”/)?.[1]);
  return { ...opened, state, words };
}

afterEach(cleanup);

describe("rules for categories", () => {
  it("are listed in the order in which they apply, and move up and down", async () => {
    const { words } = await openRules(rule("a", "corner", 2), rule("b", "elm", 1), rule("c", "cafe", 2));
    expect(words()).toEqual(["elm", "corner", "cafe"]);
    await press("Move “cafe” up");
    await waitFor(() => expect(words()).toEqual(["elm", "cafe", "corner"]));
    await press("Undo");
    await waitFor(() => expect(words()).toEqual(["elm", "corner", "cafe"]));
  });

  it("are added, changed and deleted, each with an undo", async () => {
    const { state, words } = await openRules();
    await press("Add a rule");
    await press("Add rule");
    expect(screen.getByText("Type a part of the payee’s name.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Payee contains"), { target: { value: " Grocer " } });
    fireEvent.change(screen.getByLabelText("Category"), { target: { value: "groceries" } });
    await press("Add rule");
    await waitFor(() => expect(words()).toEqual(["Grocer"]));
    await press("Edit “Grocer”");
    fireEvent.change(screen.getByLabelText("Payee contains"), { target: { value: "Corner" } });
    await press("Change rule");
    await waitFor(() => expect(words()).toEqual(["Corner"]));
    await press("Delete “Corner”");
    await waitFor(() => expect(state().of.rule.size).toBe(0));
    await press("Undo");
    await waitFor(() => expect(words()).toEqual(["Corner"]));
  });

  it("say so when their category was deleted", async () => {
    await openRules(rule("a", "corner", 1, "gone"));
    expect(screen.getByText("Its category was deleted. Choose another.")).toBeTruthy();
  });

  it("change past entries only on request, with one undo", async () => {
    const past = [1, 2, 3].map((at) => expense(`e${at}`, { payee: "Corner Grocer" }));
    const { state } = await openRules(rule("a", "corner", 1), ...past, expense("other", { payee: "Elm" }));
    expect(screen.getByText("3 entries without a category would get one.")).toBeTruthy();
    const sorted = () =>
      state()
        .of.transaction.list()
        .filter(({ categoryId }) => categoryId === "groceries").length;
    expect(sorted()).toBe(0);
    await press("Apply to 3 entries");
    await waitFor(() => expect(sorted()).toBe(3));
    await act(async () => {});
    await press("Undo");
    await waitFor(() => expect(sorted()).toBe(0));
  });
});
