// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { deleting } from "#web/store/command.ts";
import { buttonNamed, goTo, openDate, partOf, press, week, weekRecords } from "./money-date.fixture.tsx";
import { deciding, movingTo, signing } from "./sign-off-commands.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nothingDecided = { texts: [], choices: [] };
const heading = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const tomsPart = (fields: object) =>
  recordOf("sign-off", { id: `${week}-tom`, week, personId: "tom", step: 3, furthest: 3, ...fields });

describe("a money date", () => {
  it("goes step by step, moves the focus along, and saves the current step", async () => {
    const { figures } = await openDate();
    expect(heading()).toContain("What went aside");
    await press("Next: spending");
    expect(document.activeElement?.textContent).toBe("A glance at spending");
    await goTo("One decision");
    await press("Back");
    expect(heading()).toContain("Habits of the week");
    expect(partOf(figures().state.of["sign-off"], "maya")).toMatchObject({ step: 3, furthest: 4 });
    expect(partOf(figures().state.of["sign-off"], "tom")).toBeUndefined();
  });

  it("resumes at the saved step and shows the partner's step", async () => {
    const mine = recordOf("sign-off", { id: `${week}-maya`, week, personId: "maya", step: 3, furthest: 5 });
    const { store } = await openDate({ records: [...weekRecords, mine, tomsPart({})] });
    expect(heading()).toContain("Habits of the week");
    expect(screen.getByText("Tom is on this step too")).toBeTruthy();
    await act(async () => void (await store.run(movingTo(week as never, ["tom"], 5))));
    expect(screen.getByText("Tom is at One thank-you")).toBeTruthy();
  });

  it("moves on even if the device is full", async () => {
    const { figures } = await openDate({ isFull: () => true });
    await press("Next: spending");
    expect(heading()).toContain("A glance at spending");
    expect(partOf(figures().state.of["sign-off"], "maya")).toBeUndefined();
  });

  it("shows what remains when the partner deletes a category and a debt", async () => {
    const { store } = await openDate();
    await goTo("Spending");
    expect(screen.getAllByText(/Eating out is \$14.15 over/)).not.toEqual([]);
    await act(async () => void (await store.run(deleting("delete", "eat"))));
    expect(screen.queryByText(/is \$14.15 over/)).toBeNull();
    expect(screen.getByText(/1 entry needs a category/)).toBeTruthy();
    expect(screen.getByRole("row", { name: /^Without a category/ }).textContent).toContain("−\u00a0$99.15");
    await goTo("Balances");
    await act(async () => void (await store.run(deleting("delete", "card"))));
    expect(screen.queryByLabelText("Card")).toBeNull();
    expect(screen.getByLabelText("Savings")).toBeTruthy();
  });

  it("offers the previous week while it is open and this one is undecided", async () => {
    const { figures } = await openDate({ records: weekRecords.slice(1) });
    await act(async () => fireEvent.click(screen.getByLabelText("Week 45")));
    await press("Nothing that week");
    expect(figures().saves.map(({ week: of, amount }) => [of, amount])).toEqual([["2026-W45", 0]]);
  });
});

describe("signing", () => {
  it("folds the week once both have signed, and can be undone", async () => {
    const { figures, store } = await openDate();
    await act(async () => void (await store.run(movingTo(week as never, ["maya"], 7))));
    await press("Sign as Maya");
    expect(figures().reviews).toEqual([]);
    expect(buttonNamed("Take the signature back")).toBeTruthy();
    await act(async () => void (await store.run(signing(week as never, ["tom"], ["maya", "tom"], nothingDecided, 2))));
    expect(heading()).toContain("Week 46 is folded");
    expect(document.activeElement?.textContent).toBe("Week 46 is folded");
    expect(screen.getByText("Signed by Maya and Tom. The cell in your year is stamped.")).toBeTruthy();
    await press("Open it again");
    expect(figures().reviews.some(({ isFolded }) => isFolded)).toBe(false);
  });

  it("counts only for the text that was signed, and is renewed in one press", async () => {
    const { figures, store } = await openDate();
    const both = ["maya", "tom"];
    const signed = { texts: [{ text: "Walk", personIds: ["tom"] }], choices: [] };
    const run = (command: Parameters<typeof store.run>[0]) => act(async () => void (await store.run(command)));
    await goTo("Next week");
    await press("Next: sign");
    await press("Sign as Maya");
    await run(deciding(week as never, ["tom"], "Walk"));
    expect(screen.getByText("The decision changed after Maya signed. Read the sheet, and sign again.")).toBeTruthy();
    const sheet = within(screen.getByRole("region", { name: "The sheet of Week 46" }));
    expect(sheet.getByText(/signed an earlier text/)).toBeTruthy();
    await run(signing(week as never, ["tom"], both, signed, 2));
    expect(figures().reviews.some(({ isFolded }) => isFolded)).toBe(false);
    await press("Sign again as Maya");
    expect(heading()).toContain("Week 46 is folded");
    expect(sheet.queryByText(/signed an earlier text/)).toBeNull();
    await run(deciding(week as never, ["tom"], "Walk to work"));
    expect(heading()).toContain("Sign the week");
    expect(
      screen.getByText("The decision changed after Maya and Tom signed. Read the sheet, and sign again."),
    ).toBeTruthy();
    expect(screen.getByText("Tom signed").parentElement?.textContent).toContain("Walk");
  });

  it("an older week that waits to be signed again can be opened", async () => {
    const old = "2026-W40";
    const part = (personId: string, decided: string) =>
      recordOf("sign-off", {
        id: `${old}-${personId}`,
        week: old,
        personId,
        step: 7,
        furthest: 7,
        decided,
        signedAt: 1,
        among: ["maya", "tom"],
        signedDecision: { texts: [{ text: "Walk", personIds: ["maya"] }], choices: [] },
      });
    await openDate({ records: [...weekRecords, part("maya", "Walk"), part("tom", "Cook")] });
    expect(screen.getByText("To be signed again: Week 40.")).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByLabelText("Week 40")));
    await press("Sign again as Maya");
    expect(screen.getByText("Tom signed an earlier text, and can sign from another device.")).toBeTruthy();
  });

  it("is undone from its message, which keeps the rest of the record", async () => {
    const { figures } = await openDate();
    await goTo("Next week");
    await press("Next: sign");
    await press("Sign as Maya");
    await press("Undo");
    const part = partOf(figures().state.of["sign-off"], "maya") as Record<string, unknown>;
    expect(part).toMatchObject({ step: 7 });
    expect("signedAt" in part).toBe(false);
  });

  it("closes the week without the partner on request", async () => {
    const { figures } = await openDate({ records: [...weekRecords, tomsPart({})] });
    await goTo("Next week");
    await press("Next: sign");
    await press("Close the week without Tom");
    expect(figures().reviews).toMatchObject([{ week, isFolded: true, decision: "saved" }]);
    const sheet = screen.getByRole("region", { name: "The sheet of Week 46" });
    expect(within(sheet).getByText("13 November")).toBeTruthy();
  });

  it("lets both sign on one device if nobody has an account", async () => {
    const { figures } = await openDate({ user: null });
    await goTo("Next week");
    await press("Next: sign");
    await press("Sign as Maya and Tom");
    expect(figures().reviews).toMatchObject([{ isFolded: true }]);
  });

  it("lets one person take part alone", async () => {
    const { figures } = await openDate({ user: null });
    const here = within(screen.getByRole("group", { name: "Who is here" }));
    await act(async () => void fireEvent.click(here.getByLabelText("Tom")));
    await goTo("Habits");
    expect(partOf(figures().state.of["sign-off"], "maya")).toBeUndefined();
    expect(partOf(figures().state.of["sign-off"], "tom")).toMatchObject({ step: 3 });
  });

  it("signs nothing on a full device", async () => {
    let isFull = false;
    const { figures } = await openDate({ isFull: () => isFull });
    await goTo("Next week");
    await press("Next: sign");
    isFull = true;
    await press("Sign as Maya");
    expect(partOf(figures().state.of["sign-off"], "maya")).not.toHaveProperty("signedAt");
    expect(buttonNamed("Sign as Maya")).toBeTruthy();
  });
});
