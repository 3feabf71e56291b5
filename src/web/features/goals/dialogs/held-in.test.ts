import { expect, it } from "vitest";
import type { GoalHolding } from "#domain/household/household.ts";
import { type Currency, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { heldInAnswers, readHeldIn } from "./held-in.tsx";

const format = { locale: "en-US", currency: "USD" as Currency };
const options = { format, today: "2026-11-13" as Day };
const read = (answers: Record<string, string>, saved = 100_000) => readHeldIn(answers, minor(saved), options);
const holding = (accountId: string, amount: number): GoalHolding => ({ accountId, amount: minor(amount) });

it("is the first savings account when nothing is chosen", () => {
  expect(read({})).toEqual({ ok: true, value: undefined });
});

it("[GH1] has what the other accounts leave in the first one", () => {
  const answers = { heldIn: "savings", alsoIn1: "broker", alsoAmount1: "300", alsoIn2: "cash", alsoAmount2: "50.5" };
  const value = [holding("savings", 64_950), holding("broker", 30_000), holding("cash", 5_050)];
  expect(read(answers)).toEqual({ ok: true, value });
});

it("refuses parts that are missing, unreadable or more than what is saved", () => {
  const also = (alsoAmount1: string) => read({ heldIn: "savings", alsoIn1: "broker", alsoAmount1 });
  expect(also("")).toEqual({ ok: false, problems: { alsoAmount1: "empty" } });
  expect(also("some")).toEqual({ ok: false, problems: { alsoAmount1: "unreadable" } });
  expect(also("1000.01")).toEqual({ ok: false, problems: { alsoAmount1: "too-large" } });
});

it("reads back as it was stored", () => {
  const heldIn = [holding("savings", 64_950), holding("broker", 30_000), holding("cash", 5_050)];
  expect(read(heldInAnswers(heldIn, format))).toEqual({ ok: true, value: heldIn });
});
