// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deleting } from "#web/store/command.ts";
import { type CurrentDevice, currentDevice } from "#web/store/owner/current-device.ts";
import {
  addChange,
  field,
  openProjections,
  press,
  region,
  sentences,
  settled,
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

const section = () => words(region("What if…"));

async function tryRent(amount: string) {
  await addChange("bill");
  await type("It would be", amount);
  await settled();
}

describe("a what-if on screen", { timeout }, () => {
  it("lists the differences as sentences with explanations, and both plans in a table", async () => {
    await openProjections();
    await tryRent("50");
    expect(sentences()[0]).toBe("$50.00 more could be put aside a week: $376.92, not $326.92.");
    expect(sentences().join(" ")).toMatch(/Trip would be there \w+ \w+ sooner: \w+ \d{4}, not \w+ \d{4}\./);
    expect(sentences().at(-1)).toMatch(/^In 20 years your net worth would be about \$[\d,.]+ more/);
    const table = document.querySelector(".what-if .table");
    expect(words(table)).toContain("Can be saved a week $326.92$376.92");
    expect(document.querySelectorAll(".tried-sentences .why-button")).toHaveLength(sentences().length);
  });

  it("hides stale results while new ones are computed, and debounces typing", async () => {
    await openProjections();
    await tryRent("50");
    for (const typed of ["5", "", "2", "20"]) await type("It would be", typed);
    expect(section()).toContain("Working it out…");
    expect(document.querySelector(".what-if .working-old")).toBeTruthy();
    await settled();
    expect(document.querySelector(".working-old")).toBeNull();
    expect(sentences()[0]).toContain("$80.00 more");
  });

  it("says that nothing differs until a figure is changed", async () => {
    await openProjections();
    expect(section()).toContain("What you try shows here beside today’s plan.");
    await addChange("goal");
    expect(section()).toContain("So far all of it is as it stands today.");
    expect(document.activeElement).toBe(field("Which goal"));
  });

  it("shows an error at its field, computes nothing, and keeps what was typed", async () => {
    await openProjections();
    await addChange("goal");
    await type(/^By/, "2026-11-01");
    expect(section()).toContain("That day is over.");
    expect(section()).toContain("Put right what is marked");
    expect([field(/^By/).value, section().includes("Adopt…")]).toEqual(["2026-11-01", false]);
  });

  it("says so when the partner deletes the subject of a change, and keeps the rest", async () => {
    const { store } = await openProjections();
    await tryRent("50");
    await addChange("save");
    await act(async () => void (await store.run(deleting("x", "rent"))));
    expect(section()).toContain("It is no longer here: someone deleted it.");
    await press("Remove: A bill changes");
    expect(section()).toContain("The weekly save");
    await settled();
  });

  it("is not stored on a shared computer or in the sample household", async () => {
    await openProjections();
    const device = currentDevice.get();
    await act(async () => currentDevice.set({ ...device, isInMemory: true } as CurrentDevice));
    await tryRent("50");
    expect([sentences().length > 0, JSON.stringify({ ...sessionStorage })]).toEqual([true, "{}"]);
  });

  it("does not compute again when a figure is only reformatted", async () => {
    await openProjections();
    await tryRent("50");
    await type("It would be", "50.00");
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
  });

  it("survives a reload, and can be discarded with undo", async () => {
    const first = await openProjections();
    await tryRent("50");
    first.leave();
    await openProjections();
    await settled();
    expect(field("It would be").value).toBe("50");
    expect(sentences()[0]).toContain("$50.00 more");
    await press("Discard");
    expect(sentences()).toEqual([]);
    await press("Undo");
    await settled();
    expect(field("It would be").value).toBe("50");
  });
});
