import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { reckonedForDays, reckonedOn } from "./yearly-change.ts";

const rate = (percent: number) => Math.round(percent * 1_000) as Rate;
const value = (days: number, percent: number, amount = 1_200_000) => reckonedOn(minor(amount), rate(percent), days);

describe("[NR1] what gains or loses value by itself", () => {
  it("comes to the year's rate after 365 days, and to its square after two years", () => {
    expect(value(365, -15)).toBe(1_020_000);
    expect(value(730, -15)).toBe(867_000);
    expect(value(365, 3)).toBe(1_236_000);
    expect(value(365, 100)).toBe(2_400_000);
  });

  it("goes a little every day", () => {
    expect([value(1, -15), value(101, -15)]).toEqual([1_199_466, 1_147_230]);
  });

  it("is as it was said on its day, before it, and without a rate", () => {
    expect([value(0, -15), value(-3, -15), value(500, 0)]).toEqual([1_200_000, 1_200_000, 1_200_000]);
  });

  it("is worth nothing from the next day on where it loses all", () => {
    expect([value(0, -100), value(1, -100), value(900, -100)]).toEqual([1_200_000, 0, 0]);
  });

  it("is reckoned on for ten years, and no further", () => {
    expect(value(reckonedForDays + 4_000, -15)).toBe(value(reckonedForDays, -15));
    expect(value(reckonedForDays + 4_000, 100, 1_000_000_000_000)).toBe(value(reckonedForDays, 100, 1_000_000_000_000));
  });

  const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(minor);
  const anyRate = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n as Rate);
  const anyDays = fc.nat(reckonedForDays);

  it("is whole, keeps its sign, and lies where the curve lies", () => {
    fc.assert(
      fc.property(anyAmount, anyRate, anyDays, (amount, yearly, days) => {
        const reckoned = reckonedOn(amount, yearly, days);
        const curve = amount * (1 + yearly / 100_000) ** (days / 365);
        expect(Number.isSafeInteger(reckoned)).toBe(true);
        expect(Math.abs(reckoned - curve)).toBeLessThanOrEqual(1 + Math.abs(curve) * 1e-12);
      }),
    );
  });

  it("never puts what is more below what is less, nor turns back on the way", () => {
    fc.assert(
      fc.property(anyAmount, fc.nat(1_000_000), anyRate, anyDays, (amount, more, yearly, days) => {
        const [less, greater] = [amount, (amount + more) as Minor];
        expect(reckonedOn(less, yearly, days)).toBeLessThanOrEqual(reckonedOn(greater, yearly, days));
        const [today, tomorrow] = [reckonedOn(greater, yearly, days), reckonedOn(greater, yearly, days + 1)];
        const way = Math.sign(tomorrow - today) * Math.sign(greater);
        expect(way === 0 || way === Math.sign(yearly)).toBe(true);
      }),
    );
  });
});
