// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { deleting } from "#web/store/command.ts";
import { expense } from "#web/store/store.fixture.ts";
import { buttonNamed, goTo, openDate, partOf, press, type, week, weekRecords } from "../money-date.fixture.tsx";
import { choosing, deciding } from "../sign-off-commands.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByLabelText(name)));

describe("the saves of the week", () => {
  it("are listed, and a missing one is recorded for the week", async () => {
    const { figures } = await openDate();
    await type(screen.getByLabelText("Was there more?"), "12.50");
    await press("Record it");
    expect(figures().saves.map(({ amount, week: of }) => [amount, of])).toContainEqual([1_250, week]);
  });

  it("refuse an unreadable amount and keep its text", async () => {
    const { figures } = await openDate();
    const field = screen.getByLabelText<HTMLInputElement>("Was there more?");
    await type(field, "a lot");
    await press("Record it");
    expect(screen.getByText(/doesn’t read as an amount/)).toBeTruthy();
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["a lot", "true"]);
    await type(field, "-5");
    await press("Record it");
    expect(screen.getByText(/above zero/)).toBeTruthy();
    expect(figures().saves).toHaveLength(1);
  });
});

describe("the week ahead", () => {
  it("[SP15] lists the bills that are due, without one that is paid already", async () => {
    const bill = (id: string, label: string) =>
      recordOf("bill", { id, label, amount: 9_000, cadence: "monthly", nextDue: "2026-11-18" });
    const paid = expense("p", { day: "2026-11-12", amount: 9_000, bill: { id: "rent", due: "2026-11-18" } });
    await openDate({ records: [...weekRecords, bill("rent", "Rent"), bill("phone", "Phone"), paid] });
    await goTo("Next week");
    const due = screen.getByRole("heading", { name: "Bills" }).closest("section")!;
    expect([within(due).queryByText(/Phone/) !== null, within(due).queryByText(/Rent/)]).toEqual([true, null]);
  });
});

describe("an overspent category", () => {
  it("gets a choice from each person, and the latest counts", async () => {
    const { figures, store } = await openDate();
    await goTo("Spending");
    await choose(/Take it from Clothes/);
    expect(partOf(figures().state.of["sign-off"], "maya")).toMatchObject({
      choices: [{ categoryId: "eat", choice: "from", from: "clothes" }],
    });
    expect(screen.getByText("Eating out, $14.15 over: taken from Clothes.")).toBeTruthy();
    const toms = { categoryId: "eat", choice: "carry", at: Date.now() + 1 } as const;
    await act(async () => void (await store.run(choosing(week as never, ["tom"], toms))));
    expect(screen.getByText(/Maya chose the first, Tom the second/)).toBeTruthy();
    expect(screen.getByText("Eating out, $14.15 over: carried into next week.")).toBeTruthy();
  });

  it("can have its budget raised in the decision step, from next week on", async () => {
    const { figures } = await openDate();
    await goTo("Spending");
    await choose(/Leave it/);
    await goTo("One decision");
    await press("Raise it to $99.15");
    const eat = figures().household.categories.find(({ id }) => id === "eat")!;
    expect(eat).toMatchObject({ weeklyBudget: 9_915, since: "2026-W47", earlier: [{ weeklyBudget: 8_500 }] });
    const now = figures().spending;
    expect(now.ok && now.value.envelopes.find(({ category }) => category.id === "eat")?.budget).toBe(8_500);
    expect(buttonNamed("Raise it")).toBeUndefined();
  });
});

describe("habits", () => {
  it("are ticked and unticked by day, but not for future days", async () => {
    const { figures } = await openDate();
    await goTo("Habits");
    await press("Cook at home, Tuesday");
    expect(figures().state.of["habit-tick"].list()).toMatchObject([{ personId: "maya", day: "2026-11-10" }]);
    expect(buttonNamed("Cook at home, Tuesday")?.getAttribute("aria-pressed")).toBe("true");
    await press("Cook at home, Tuesday");
    expect(figures().state.of["habit-tick"].size).toBe(0);
    expect(buttonNamed("Cook at home, Sunday")?.disabled).toBe(true);
  });
});

describe("texts", () => {
  it("are saved on blur, each person's thanks separately", async () => {
    const { figures } = await openDate();
    await goTo("One decision");
    await type(screen.getByLabelText("What you decide"), "Cook twice");
    expect(partOf(figures().state.of["sign-off"], "maya")).toMatchObject({ decided: "Cook twice" });
    expect(partOf(figures().state.of["sign-off"], "tom")).toBeUndefined();
    await goTo("One thank-you");
    await type(screen.getByLabelText("Thank you for"), "The soup");
    expect(partOf(figures().state.of["sign-off"], "maya")).toMatchObject({ thanks: "The soup" });
  });

  it("of more than 2,000 letters are refused and stay in the field, even after visiting another step", async () => {
    const { figures } = await openDate();
    await goTo("One decision");
    const field = screen.getByLabelText<HTMLTextAreaElement>("What you decide");
    await type(field, "x".repeat(2_001));
    expect(screen.getByText(/2,000 letters fit here, and these are 2,001/)).toBeTruthy();
    expect([field.value.length, field.getAttribute("aria-invalid")]).toEqual([2_001, "true"]);
    expect(partOf(figures().state.of["sign-off"], "maya")).not.toHaveProperty("decided");
    await goTo("Habits");
    await goTo("One decision");
    const again = screen.getByLabelText<HTMLTextAreaElement>("What you decide");
    expect([again.value.length, again.getAttribute("aria-invalid")]).toEqual([2_001, "true"]);
    await type(again, "x".repeat(2_000));
    expect(partOf(figures().state.of["sign-off"], "maya")).toMatchObject({ decided: "x".repeat(2_000) });
  });

  it("are saved when the step unmounts without a blur", async () => {
    const { figures, leave } = await openDate();
    await goTo("One decision");
    const field = screen.getByLabelText("What you decide");
    await act(async () => void fireEvent.change(field, { target: { value: "Walk" } }));
    const { state } = figures();
    expect(partOf(state.of["sign-off"], "maya")).not.toHaveProperty("decided");
    await goTo("Habits");
    expect(partOf(figures().state.of["sign-off"], "maya")).toMatchObject({ decided: "Walk" });
    leave();
  });
});

describe("a decision", () => {
  const sheet = () => within(screen.getByRole("region", { name: "The sheet of Week 46" }));
  const textOf = (store: { get(id: string): unknown }, person: string) =>
    (partOf(store, person) as { decided?: string } | undefined)?.decided;

  it("of the partner is shown above the field and can be agreed to in one press", async () => {
    const { figures, store } = await openDate();
    await goTo("One decision");
    await type(screen.getByLabelText("What you decide"), "Cook twice");
    await act(async () => void (await store.run(deciding(week as never, ["tom"], "Walk"))));
    expect(screen.getByText("Tom decided")).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("What you decide").value).toBe("Cook twice");
    for (const words of ["Maya", "Cook twice", "Tom", "Walk"]) expect(sheet().getAllByText(words)).not.toEqual([]);
    await press("Same for me");
    const parts = figures().state.of["sign-off"];
    expect([textOf(parts, "maya"), textOf(parts, "tom")]).toEqual(["Walk", "Walk"]);
    expect(screen.getByLabelText<HTMLTextAreaElement>("What you decide").value).toBe("Walk");
    expect(screen.getByText("Tom decided the same.")).toBeTruthy();
    expect(sheet().getAllByText("Walk")).toHaveLength(1);
    expect(buttonNamed("Same for me")).toBeUndefined();
  });

  it("that is typed and then replaced by the partner's is not saved", async () => {
    const { figures, store } = await openDate();
    await act(async () => void (await store.run(deciding(week as never, ["tom"], "Walk"))));
    await goTo("One decision");
    await act(async () => {
      fireEvent.change(screen.getByLabelText("What you decide"), { target: { value: "x".repeat(2_001) } });
    });
    await press("Same for me");
    await goTo("Habits");
    expect(textOf(figures().state.of["sign-off"], "maya")).toBe("Walk");
  });

  it("is one shared text for two people at one device", async () => {
    const { figures } = await openDate({ user: null });
    await goTo("One decision");
    await type(screen.getByLabelText("What you decide"), "Cook twice");
    const parts = figures().state.of["sign-off"];
    expect([textOf(parts, "maya"), textOf(parts, "tom")]).toEqual(["Cook twice", "Cook twice"]);
    expect(sheet().getAllByText("Cook twice")).toHaveLength(1);
  });

  it("has a field for each person at one device if they wrote different texts, until they agree on one", async () => {
    const { figures, store } = await openDate({ user: null });
    await act(async () => void (await store.run(deciding(week as never, ["maya"], "Cook twice"))));
    await act(async () => void (await store.run(deciding(week as never, ["tom"], "Walk"))));
    await goTo("One decision");
    await type(screen.getByLabelText("Tom decides"), "");
    await type(screen.getByLabelText("Tom decides"), "Walk to work");
    expect(textOf(figures().state.of["sign-off"], "maya")).toBe("Cook twice");
    await press("Same for both of you");
    const parts = figures().state.of["sign-off"];
    expect([textOf(parts, "maya"), textOf(parts, "tom")]).toEqual(["Cook twice", "Cook twice"]);
    expect(screen.getByLabelText<HTMLTextAreaElement>("What you decide").value).toBe("Cook twice");
  });
});

it("a habit that the partner deleted meanwhile disappears", async () => {
  const { store } = await openDate();
  await goTo("Habits");
  await act(async () => void (await store.run(deleting("delete", "cook"))));
  expect(screen.getByText(/No habits yet/)).toBeTruthy();
});
