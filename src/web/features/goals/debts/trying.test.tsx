// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { minor } from "#domain/money/money.ts";
import { recordOf } from "#sync/kinds/record.fixture.ts";
import {
  button,
  car,
  choose,
  debt,
  extra,
  field,
  leaveDebts,
  loan,
  open,
  pay,
  payoffOf,
  press,
  text,
  type,
  unfold,
} from "./open-debts.fixture.tsx";
import { adoptingPayoff } from "./payoff-command.ts";

afterEach(leaveDebts);

describe("trying further", () => {
  it("[DP5] tells the extra by the week when debts are paid by the week, and the choice of freed payments", async () => {
    const { figures } = await open(pay, car, loan);
    await type(extra, "60");
    await unfold("How it is paid");
    await choose("Every week");
    await choose("A debt that is gone passes its payment on to the next");
    await press("Adopt avalanche");
    expect(payoffOf(figures())).toEqual({ order: "avalanche", rhythm: "weekly", extra: 6_000, keepsFreed: true });
  });

  it("[DP10] says where the money would come from, or that the week has no room for it", async () => {
    const { leave } = await open(
      pay,
      recordOf("account", { id: "a", label: "Savings", type: "savings", balance: 9e7 } as never),
      loan,
    );
    await type(extra, "60");
    expect(text()).toContain("The $60 a week would come from investing ($60).");
    leave();
    await open(loan);
    await type(extra, "60");
    expect(text()).toContain("This week’s plan has no room for the $60 a week");
  });

  it("[DP12] keeps what can't be read with a plain message, and the last amount holds", async () => {
    await open(pay, car, loan);
    await type(extra, "60");
    const before = text();
    for (const [typed, words] of [
      ["lots", "What you typed is still here."],
      ["-5", "Enter nothing or more."],
      ["99999999999", "The largest amount that fits here is 1 billion."],
    ] as const) {
      await type(extra, typed);
      expect([field(extra).value, text()]).toEqual([typed, expect.stringContaining(words)]);
    }
    await type(extra, "60");
    expect(text()).toBe(before);
    await type(`${extra}, as a slider`, "10000");
    expect(field(extra).value).toBe("100.00");
  });

  it("[DP16] says so where the partner adopts something meanwhile, and keeps what is tried", async () => {
    const { store } = await open(pay, car, loan);
    await type(extra, "60");
    const theirs = { order: "snowball", rhythm: "monthly", extra: minor(1_000) } as const;
    await act(async () => void (await store.run(adoptingPayoff(theirs))));
    expect(text()).toContain("Your household’s plan changed meanwhile.");
    expect(field(extra).value).toBe("60");
    expect(button("Adopt snowball")).toBeTruthy();
  });

  it("[DP11] says that long work is under way, and shows it once it is done", async () => {
    await open(...Array.from({ length: 8 }, (_, at) => debt(`d${at}`, 300_000, 20_000, 100)));
    expect(text()).toContain("Working it out…");
    await vi.waitFor(() => expect(text()).toContain("Avalanche never ends."), { timeout: 8_000 });
  });
});
