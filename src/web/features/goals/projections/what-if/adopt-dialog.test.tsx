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

/** There is no worker here: forty years are walked between the steps of each test. */
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

describe("adopting it", { timeout }, () => {
  it("[WF10] shows what is written, writes it at once, and takes it back at once", async () => {
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

  it("[WF10] asks when a new bill is due and whose new pay is, and gives both a place of their own", async () => {
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

  it("[WF10] says plainly what no plan can hold, and offers nothing where that is all", async () => {
    await openProjections();
    await addChange("one-off");
    await type("How much", "500");
    await settled();
    const dialog = await openAdopting();
    expect(words(dialog)).toContain("Stays a thought$500.00 that comes in once");
    expect(words(dialog)).toContain("There is nothing to adopt.");
    expect([...dialog.querySelectorAll("button")].map(words)).not.toContain("Adopt");
  });

  it("[WF10] is refused as a whole where something is gone or the device is full, and what was tried stays", async () => {
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

  it("[WF10] judges what the partner changed meanwhile anew", async () => {
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
