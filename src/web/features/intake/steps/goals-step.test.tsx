// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordOf, samples } from "#sync/kinds/kinds.fixture.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { removing } from "../draft/draft-commands.ts";
import { field, press, showStep, type } from "../rows/step.fixture.tsx";
import { GoalsStep } from "./goals-step.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  currentDevice.set({ phase: "closed" });
});

const trip = { label: "Trip", kind: "travel", target: "4000", by: "2027-06-30", alreadySaved: "300" };
const savings = { label: "Rainy day", kind: "savings", balance: "500" };
const sofa = { label: "Sofa", target: "900" };
const goals = { goals: [trip, sofa] };
const listed = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("goals", () => {
  it("show what they need a week until their date, while typing", async () => {
    await showStep(GoalsStep, goals);
    expect(listed()[0]).toContain("$4,000.00 by June 2027 · $300.00 saved");
    await press("Edit Trip");
    expect(screen.getByText(/Needs \$112\.13 a week until June 2027\./)).toBeTruthy();
    await type("Already saved", "4000");
    expect(screen.getByText(/You have all of it already\./)).toBeTruthy();
    await type(/^By/, "");
    await type("Already saved", "");
    expect(screen.getByText(/Without a date it is filled when its turn comes\./)).toBeTruthy();
  });

  it("show no figure, and no zero, while the target is unreadable, and keep its text", async () => {
    await showStep(GoalsStep, { goals: [{ label: "Trip", target: "lots", by: "2027-06-30" }] });
    expect(listed()[0]).not.toContain("$");
    await press("Edit Trip");
    expect(screen.queryByText(/Needs/)).toBeNull();
    expect(field("Target").value).toBe("lots");
  });

  it("count what was saved to them so far", async () => {
    const goal = recordOf("goal", { ...samples.goal[0], label: "Trip", target: 400_000, by: "2027-06-30" });
    const half = recordOf("save", { ...samples.save[0], target: { kind: "goal", id: goal.id }, amount: 200_000 });
    await showStep(GoalsStep, {}, goal, half);
    await press("Edit Trip");
    expect(screen.getByText(/Needs \$60\.61 a week until June 2027\./)).toBeTruthy();
  });

  it("are held in an account of the earlier step, by default the first savings account", async () => {
    const accounts = [
      { label: "Rainy day", kind: "savings", balance: "500" },
      { label: "Broker", kind: "investment" },
      { label: "House", kind: "property", balance: "300000" },
    ];
    const { typed } = await showStep(GoalsStep, { accounts, goals: [trip] });
    await press("Edit Trip");
    const offered = [...field("Held in").querySelectorAll("option")].map(({ textContent }) => textContent);
    expect(offered).toEqual(["Rainy day, as usual", "Rainy day", "Broker"]);
    await type("Held in", "accounts-1@row");
    await type("Also held in", "accounts-0@row");
    await type("Part of what is already saved", "400");
    expect(screen.getByText("Together that is more than what is already saved.")).toBeTruthy();
    await type("Part of what is already saved", "100");
    await vi.waitFor(() => expect(typed("goals")).toMatchObject([{ heldIn: "accounts-1@row", alsoAmount1: "100" }]));
    await press("Done");
    expect(listed()[0]).toContain("$300.00 saved · held in Broker");
  });

  it("go back to the usual account when theirs is removed, and can be changed again", async () => {
    const held = { ...trip, heldIn: "accounts-0@row", alsoIn1: "gone@row", alsoAmount1: "?" };
    const { run, row, typed } = await showStep(GoalsStep, { accounts: [{ label: "Broker" }, savings], goals: [held] });
    expect(listed()[0]).toContain("held in Broker");
    await act(async () => void (await run(removing(row("accounts-0@row"), false))));
    expect(listed()[0]).not.toContain("held in");
    await press("Edit Trip");
    expect(field("Held in").value).toBe("");
    expect(screen.queryByLabelText("Also held in")).toBeNull();
    await type("Held in", "accounts-1@row");
    await vi.waitFor(() => expect(typed("goals")).toMatchObject([{ heldIn: "accounts-1@row", alsoIn1: "" }]));
  });

  it("have no such field while no account is listed", async () => {
    await showStep(GoalsStep, { goals: [trip] });
    await press("Edit Trip");
    expect(screen.queryByLabelText("Held in")).toBeNull();
  });

  it("can be moved up and down, which is announced", async () => {
    const { rows } = await showStep(GoalsStep, goals);
    expect(screen.getByText(/filled one after the other, from the top down/)).toBeTruthy();
    await press("Move Sofa up");
    await vi.waitFor(() => expect(listed()[0]).toContain("Sofa"));
    expect(rows().map(({ answers }) => answers.label)).toEqual(["Sofa", "Trip"]);
    expect(screen.getByText("Sofa is now 1 of 2.")).toBeTruthy();
    await press("Move Sofa down");
    await vi.waitFor(() => expect(listed()[0]).toContain("Trip"));
  });

  it("do not move past either end of the list, and the button keeps the focus", async () => {
    await showStep(GoalsStep, goals);
    const up = screen.getByRole("button", { name: "Move Trip up" });
    up.focus();
    expect(up.getAttribute("aria-disabled")).toBe("true");
    await press("Move Trip up");
    expect(listed()[0]).toContain("Trip");
    expect(document.activeElement).toBe(up);
  });

  it("have no move buttons if there is only one", async () => {
    await showStep(GoalsStep, { goals: [trip] });
    expect(screen.queryByRole("button", { name: /Move/ })).toBeNull();
    expect(screen.queryByText(/from the top down/)).toBeNull();
  });

  it("start from a template with the focus on the target", async () => {
    const { typed } = await showStep(GoalsStep);
    await press("Emergency fund");
    await act(() => vi.waitFor(() => expect(document.activeElement).toBe(field("Target"))));
    expect(typed("goals")).toEqual([{ label: "Emergency fund", kind: "emergency" }]);
  });
});
