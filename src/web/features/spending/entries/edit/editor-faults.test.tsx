// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { changing, deleting } from "#web/store/command.ts";
import { bought, field, openEntries, openRow, press, send, type } from "../entries.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const note = "Note (optional)";

describe("an entry that can't be kept as it is", () => {
  it("[ES12] says so at each field, and what was typed stays", async () => {
    const { entries } = await openEntries([]);
    await press("Add expense");
    type("Amount", "twelve");
    type("Paid to", "p".repeat(81));
    type("Day", "2027-11-14");
    await send();
    for (const words of [/doesn’t read as an amount/, /A name has room for 80/, /more than a year ahead/])
      expect(screen.getByText(words)).toBeTruthy();
    expect([field("Amount").value, field("Paid to").value.length, entries().length]).toEqual(["twelve", 81, 0]);
    type("Amount", "12");
    expect(screen.queryByText(/doesn’t read as an amount/)).toBeNull();
  });

  it("[ES19] because the partner deleted it meanwhile can be added again as it was typed", async () => {
    const { store, entries } = await openEntries([bought("a", 9)]);
    await openRow("Market");
    type(note, "with a friend");
    await act(async () => void (await store.run(deleting("remove", "a"))));
    expect(screen.getByText(/This entry was deleted meanwhile/)).toBeTruthy();
    await send();
    expect(entries()).toMatchObject([{ note: "with a friend", payee: "Market" }]);
    expect(entries()[0]!.id).not.toBe("a");
  });

  it("[ES19] because the device is full is said in the form, which stays as it is until there is room", async () => {
    let isFull = true;
    const { entry } = await openEntries([bought("a", 9)], { isFull: () => isFull });
    await openRow("Market");
    type(note, "kept");
    await send();
    expect(screen.getByText(/this device has no room left.*What you typed is still here/)).toBeTruthy();
    expect([field(note).value, entry("a")!.note]).toEqual(["kept", ""]);
    isFull = false;
    await send();
    expect(entry("a")!.note).toBe("kept");
  });

  it("[ES15] writes only what was changed, so that what the partner changed meanwhile stays", async () => {
    const { store, entry } = await openEntries([bought("a", 9, { forPersonId: "tom" })]);
    await openRow("Market");
    const partners = changing("change", "transaction", "a", () => ({ note: "theirs", day: "2026-11-10" as never }));
    await act(async () => void (await store.run(partners)));
    type("Amount", "7");
    await send();
    expect(entry("a")).toMatchObject({ amount: 700, note: "theirs", day: "2026-11-10", forPersonId: "tom" });
  });

  it("[ES12] because it was sent twice is one entry", async () => {
    const { entries } = await openEntries([]);
    await press("Add expense");
    type("Amount", "12");
    const form = document.querySelector("dialog form")!;
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(entries()).toHaveLength(1);
  });
});
