// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { field, openEntries, press, send, type } from "../entries.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const chooseNew = (name: string) => {
  const option = [...field(name).querySelectorAll("option")].find(({ textContent }) =>
    textContent.startsWith("New cat"),
  );
  type(name, option!.value);
};

async function openWithNew() {
  const room = await openEntries([]);
  const labels = () => room.figures().household.categories.map(({ label }) => label);
  await press("Add expense");
  type("Amount", "12");
  type("Paid to", "Vet");
  chooseNew("Category");
  return { ...room, labels };
}

describe("a category made while typing an entry", () => {
  it("[CT6] is saved with the entry, and one undo takes both back", async () => {
    const { entries, figures, labels, store } = await openWithNew();
    type("Name of the new category", " Pets ");
    fireEvent.click(screen.getByRole("radio", { name: "A want" }));
    await send();
    const made = figures().household.categories.find(({ label }) => label === "Pets")!;
    expect(made).toMatchObject({ kind: "want", weeklyBudget: 0, rollover: "off", color: expect.any(Number) });
    expect(entries()[0]).toMatchObject({ payee: "Vet", categoryId: made.id });
    expect(store.state.get().history.done).toHaveLength(1);
    await press("Undo");
    expect([labels(), entries()]).toEqual([expect.not.arrayContaining(["Pets"]), []]);
  });

  it("needs a name that no other category has, and nothing typed is lost", async () => {
    const { entries } = await openWithNew();
    await send();
    expect(screen.getByText(/Give the category a name/)).toBeTruthy();
    type("Name of the new category", "groceries");
    await send();
    expect(screen.getByText(/There is Groceries already/)).toBeTruthy();
    expect([field("Amount").value, field("Paid to").value, entries().length]).toEqual(["12.00", "Vet", 0]);
    type("Name of the new category", "Pets");
    await press("Cancel");
    await press("Add expense");
    expect(field("Name of the new category").value).toBe("Pets");
  });

  it("is not made if the entry takes another one in the end", async () => {
    const { entries, labels } = await openWithNew();
    type("Name of the new category", "Pets");
    type("Category", "fun");
    expect(screen.queryByLabelText("Name of the new category")).toBeNull();
    await send();
    expect([entries()[0]!.categoryId, labels()]).toEqual(["fun", expect.not.arrayContaining(["Pets"])]);
  });

  it("[CT6] can be that of a part", async () => {
    const { entries, figures } = await openWithNew();
    type("Category", "fun");
    await press("Split");
    chooseNew("Category of part 2");
    type("Name of the new category", "Pets");
    type("Amount of part 1", "5");
    type("Amount of part 2", "7");
    await send();
    const made = figures().household.categories.find(({ label }) => label === "Pets")!;
    expect(entries()[0]!.splits).toEqual([
      { categoryId: "fun", amount: 500 },
      { categoryId: made.id, amount: 700 },
    ]);
  });
});
