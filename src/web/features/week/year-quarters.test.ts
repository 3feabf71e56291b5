import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Person } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import { sampleHousehold } from "#domain/plan/sample-household.ts";
import { yearStrip } from "#domain/saves/streak.ts";
import { yearFigure } from "#domain/saves/total-figures.ts";
import { type WeekId, weekId } from "#domain/time/week.ts";
import { yearQuarters } from "./year-quarters.ts";

const person = (id: string, name: string): Person => ({ id, name, kind: "adult" });
const people = [person("maya", "Maya"), person("tom", "Tom"), person("ruth", "Ruth")];
const household = sampleHousehold({ people });
const save = (id: string, week: WeekId, personId: string, amount: number): Save => ({
  id,
  week,
  personId,
  amount: minor(amount),
  target: { kind: "buffer" },
  note: "",
  recordedAt: 1,
});

function quartersOf(saves: readonly Save[], folded: readonly WeekId[] = [], began = weekId(2026, 1)) {
  const reviews = folded.map((week) => ({ week, decision: "saved" as const, isFolded: true }));
  const strip = yearStrip(2026, { began, now: weekId(2026, 46), saves, reviews, pauses: [] });
  return yearQuarters(strip.ok ? strip.value : [], saves, { ...household, began });
}

const week = (index: number) => weekId(2026, index);
const cell = (quarters: ReturnType<typeof quartersOf>, index: number) =>
  quarters.flatMap(({ weeks }) => weeks).find(({ id }) => id === week(index));

describe("a year in quarters", () => {
  it("has a total per quarter, and the four totals add up to the year", () => {
    const entry = fc.record({ index: fc.integer({ min: 1, max: 53 }), amount: fc.integer({ min: 0, max: 1e9 }) });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const saves = entries.map(({ index, amount }, at) => save(`s${at}`, week(index), "maya", amount));
        const sums = quartersOf(saves).map(({ sum }) =>
          sum === "–" ? 0 : Math.round(Number(sum.replace(/[$,]/g, "")) * 100),
        );
        const year = yearFigure(saves, 2026);
        expect(sums.reduce((total, amount) => total + amount, 0)).toBe(year.ok && year.value.amount);
      }),
    );
    expect(quartersOf([save("a", week(53), "maya", 120)]).map(({ sum }) => sum)).toEqual(["–", "–", "–", "$1.20"]);
  });

  it("counts two versions of a save once, and no save of another year", () => {
    const twice = [save("a", week(2), "maya", 100), { ...save("a", week(2), "maya", 300), recordedAt: 2 }];
    expect(quartersOf([...twice, save("b", weekId(2025, 2), "maya", 999)])[0]?.sum).toBe(
      formatMoney(minor(300), household),
    );
  });

  it("marks who saved in a week, the first adult first", () => {
    const saves = [save("a", week(2), "tom", 100), save("b", week(2), "maya", 50), save("c", week(3), "ruth", 10)];
    const quarters = quartersOf([...saves, save("d", week(4), "maya", 0)], [week(2)]);
    expect(cell(quarters, 2)).toMatchObject({
      state: "saved",
      folded: true,
      marks: ["disc", "diamond"],
      name: "Week 2, saved, $1.50, by Maya and Tom, folded",
    });
    expect(cell(quarters, 3)).toMatchObject({ marks: [], name: "Week 3, saved, $0.10, by Ruth" });
    expect(cell(quarters, 4)).toMatchObject({ state: "zero", marks: [], name: "Week 4, decided on nothing" });
  });

  it("does not call a week before the household began upcoming", () => {
    const quarters = quartersOf([save("a", week(2), "maya", 100)], [], week(44));
    const names = [1, 2, 43, 44, 47].map((index) => cell(quarters, index)?.name);
    expect(names).toEqual([
      ...["Week 1, before you began", "Week 2, saved, $1.00, by Maya", "Week 43, before you began"],
      ...["Week 44, skipped", "Week 47, to come"],
    ]);
  });
});
