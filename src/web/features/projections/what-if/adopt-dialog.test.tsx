// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changing, deleting } from "#web/store/command.ts";
import {
  addChange,
  field,
  openAdopting,
  openProjections,
  planned,
  press,
  settled,
  submit,
  type,
  words,
} from "../open-projections.fixture.tsx";

/** There is no worker here, so each step computes forty years on the main thread. */
const timeout = 120_000;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

async function tryRent(amount: string) {
  await addChange("bill");
  await type("It would be", amount);
  await settled();
}

describe("adopting a what-if", { timeout }, () => {
  it("shows what is written, writes it as one change, and undoes it as one", async () => {
    const { of } = await openProjections();
    await tryRent("50");
    const dialog = await openAdopting();
    expect(words(dialog)).toContain("Rent: $50.00 weekly");
    await submit("dialog form");
    expect(of().bills[0]).toMatchObject({ amount: 5_000 });
    expect(document.querySelector(".tried-row")).toBeNull();
    await press("Undo");
    expect(of().bills[0]).toMatchObject({ amount: 10_000 });
    await settled();
  });

  it("asks for the due date of a new bill and the person of a new income, and gives both new ids", async () => {
    const { of } = await openProjections();
    await addChange("new-bill");
    await type("What it is", "Gym");
    await type("Amount", "30");
    await addChange("new-income");
    await type("Take-home pay", "30");
    await act(async () => {
      fireEvent.change(screen.getAllByLabelText("What it is")[1]!, { target: { value: "Lessons" } });
    });
    await settled();
    await openAdopting();
    await submit("dialog form");
    expect(words(document.querySelector("dialog"))).toContain("Choose a day.");
    expect(words(document.querySelector("dialog"))).toContain("Choose whose it is.");
    await type("Gym is next due", "2026-12-01");
    await type("Whose pay is Lessons", "tom");
    await submit("dialog form");
    const gym = of().bills.find(({ label }) => label === "Gym")!;
    expect(gym).toMatchObject({ amount: 3_000, nextDue: "2026-12-01" });
    expect(gym.id).not.toContain("tried");
    expect(of().incomes).toContainEqual(expect.objectContaining({ label: "Lessons", personId: "tom" }));
    await settled();
  });

  it("lists what cannot be part of a plan, and offers nothing if that is all", async () => {
    await openProjections();
    await addChange("one-off");
    await type("How much", "500");
    await settled();
    const dialog = await openAdopting();
    expect(words(dialog)).toContain("Stays a thought$500.00 that comes in once");
    expect(words(dialog)).toContain("There is nothing to adopt.");
    expect([...dialog.querySelectorAll("button")].map(words)).not.toContain("Adopt");
  });

  it("fails as a whole if something was deleted or the device is full, and keeps the what-if", async () => {
    let isFull = false;
    const { store, of } = await openProjections(planned, () => isFull);
    await tryRent("50");
    await openAdopting();
    isFull = true;
    await submit("dialog form");
    expect([of().bills[0]!.amount, words(document.querySelector("dialog"))]).toEqual([
      10_000,
      expect.stringContaining("What you tried is still here."),
    ]);
    isFull = false;
    await act(async () => void (await store.run(deleting("x", "rent"))));
    expect(words(document.querySelector("dialog"))).toContain("no longer here: someone deleted it meanwhile");
    await press("Not now");
    expect(field("It would be").value).toBe("50");
  });

  it("applies to the data that the partner changed meanwhile", async () => {
    const { store, of } = await openProjections();
    await tryRent("50");
    await act(async () => void (await store.run(changing("x", "bill", "rent", () => ({ label: "Flat" })))));
    await settled();
    await openAdopting();
    await submit("dialog form");
    expect(of().bills[0]).toMatchObject({ label: "Flat", amount: 5_000 });
    await settled();
  });
});
