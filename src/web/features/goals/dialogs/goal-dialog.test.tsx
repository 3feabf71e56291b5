// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { changing, deleting } from "#web/store/command.ts";
import {
  choose,
  dialog,
  field,
  fill,
  goal,
  insurance,
  leave,
  names,
  openGoals,
  plain,
  press,
  row,
  save,
  shown,
  submit,
} from "../open-goals.fixture.tsx";

afterEach(leave);

const openNew = async () => {
  await press("New goal");
  await shown();
};

describe("a new goal", () => {
  it("starts with the defaults of its kind, from the household's answers, and keeps what was typed", async () => {
    await openGoals([]);
    await openNew();
    await fill({ "What for": "emergency" });
    expect([field("Name").value, field("Target").value]).toEqual(["Emergency fund", "7,800.00"]);
    expect(dialog().textContent).toContain("From your answers");
    await fill({ Name: "Rainy days", "What for": "travel" });
    expect([field("Name").value, field("Target").value, field("By").value]).toEqual(["Rainy days", "", "2027-08-13"]);
  });

  it("is added at its place, with owners and funding, and can be undone", async () => {
    const { of } = await openGoals([goal("a"), goal("b", { priority: 2 })]);
    await openNew();
    await fill({ Name: "Boat", Target: "4000", "Already saved": "100", "Place in line": "1", Whose: "tom" });
    await fill({ "How it is fed": "share" });
    await fill({ Share: "12.5", "Once it is full": "goal:b" });
    await submit();
    expect(names()).toEqual(["Goal a", "Boat", "Goal b"]);
    const boat = of()
      .goal.list()
      .find(({ label }) => label === "Boat");
    expect(boat).toMatchObject({
      target: 400_000,
      alreadySaved: 10_000,
      priority: 2,
      ownerIds: ["tom"],
      since: "2026-W46",
      funding: { by: "share", share: 125 },
      sweepTo: { kind: "goal", id: "b" },
      state: "active",
    });
    await press("Undo");
    expect(names()).toEqual(["Goal a", "Goal b"]);
  });

  it("shows an error at each field, and adds nothing until all are fixed", async () => {
    const { of } = await openGoals([]);
    await openNew();
    await fill({ Target: "0", By: "2026-11-12", "Already saved": "lots", "How it is fed": "fixed" });
    await fill({ "Fixed amount": "-5" });
    await submit();
    for (const words of [/Enter a name/, /above zero\./, /That day is over/, /doesn’t read as an amount/, /below zero/])
      expect(screen.getByText(words)).toBeTruthy();
    expect([of().goal.size, field("Already saved").value]).toEqual([0, "lots"]);
    await fill({ Name: "Boat", Target: "1000000001" });
    await submit();
    expect(screen.getByText(/largest amount that fits here is 1 billion/)).toBeTruthy();
    await fill({ Target: "900", By: "2026-11-13", "Already saved": "", "Fixed amount": "5" });
    await submit();
    expect(of().goal.list()).toMatchObject([{ label: "Boat", target: 90_000, by: "2026-11-13" }]);
  });

  it("takes amount and date from the bill that it saves for", async () => {
    const { of } = await openGoals([insurance]);
    await openNew();
    await fill({ Name: "Car", "It lays by for": "car" });
    expect(dialog().textContent).toContain("Amount and date are those of Car insurance");
    await submit();
    expect(of().goal.list()).toMatchObject([{ label: "Car", billId: "car", target: 84_000, by: "2027-03-03" }]);
  });

  it("previews what it needs a week while typing, and says if it is complete already", async () => {
    await openGoals([goal("a", { by: "2027-06-30", target: 400_000 }), save("s", "a", 30_000)]);
    await choose("Goal a", "Edit");
    await shown();
    expect(dialog().textContent).toContain("Needs $112.13 a week until June 2027.");
    await fill({ Target: "200" });
    expect(dialog().textContent).toContain("It holds $300.00 already, which is all of it.");
    await submit();
    expect(plain(row("Goal a").textContent)).toContain("Nothing needed");
  });
});

describe("editing a goal", () => {
  it("writes only the changed fields, and keeps what the partner changed meanwhile", async () => {
    const { store, of } = await openGoals([goal("a", { funding: { by: "leftover" } })]);
    await choose("Goal a", "Edit");
    await shown();
    await fill({ Name: "Lake", "How it is fed": "" });
    await act(async () => void (await store.run(changing("x", "goal", "a", () => ({ target: 250_000 as never })))));
    expect(dialog().textContent).toContain("Someone changed its target meanwhile.");
    await submit();
    expect(of().goal.get("a")).toMatchObject({ label: "Lake", target: 250_000 });
    expect("funding" in of().goal.get("a")!).toBe(false);
  });

  it("keeps what was typed when the partner deletes the goal, and offers to add it as new", async () => {
    const { store, of } = await openGoals([goal("a")]);
    await choose("Goal a", "Edit");
    await shown();
    await fill({ Name: "Lake" });
    await act(async () => void (await store.run(deleting("remove-goal", "a"))));
    expect(dialog().textContent).toContain("Someone deleted this goal meanwhile.");
    expect(field("Name").value).toBe("Lake");
    await press("Add it as a new goal", dialog());
    await act(async () => {});
    expect(
      of()
        .goal.list()
        .map(({ label }) => label),
    ).toEqual(["Lake"]);
  });

  it("keeps what was typed when the device is full", async () => {
    let isFull = false;
    const { of } = await openGoals([goal("a")], () => isFull);
    await choose("Goal a", "Edit");
    await shown();
    await fill({ Name: "Lake" });
    isFull = true;
    await submit();
    expect([of().goal.get("a")!.label, field("Name").value]).toEqual(["Goal a", "Lake"]);
    expect(dialog().textContent).toContain("What you typed is still here.");
  });
});
