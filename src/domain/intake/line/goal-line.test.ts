import { expect, it } from "vitest";
import { american } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

const read = (text: string) => readLine("goals", text, american);
const trip = { label: "trip", kind: "travel", target: "4000", by: "2027-06-30", alreadySaved: "300" };

it.each([
  "trip 4000 by 2027-06 have 300",
  "trip 4000, by June 2027, have 300",
  "trip 4000 by 2027-06-30 saved 300",
  "saved 300 trip 4000 by June 2027",
  "trip 4000 by June 30, 2027, 300 saved",
  "trip 4000 by June 2027, already have 300",
  "trip\t4000\t2027-06\tsaved\t300",
])("[IL19] [IL20] reads target, day and what is saved: %j", (text) => {
  expect(read(text)).toEqual([trip]);
});

it.each([
  ["emergency fund", "emergency"],
  ["holiday", "travel"],
  ["house deposit", "home"],
  ["college", "education"],
  ["wedding", "purchase"],
  ["debt-free", "debt-free"],
  ["investing", "investing"],
  ["retirement", "independence"],
])("[IL20] guesses what %s is", (label, kind) => {
  expect(read(`${label} 500`)).toEqual([{ label, kind, target: "500" }]);
});

it("[IL20] guesses nothing from other words", () => {
  expect(read("piano 500 by train")).toEqual([{ label: "piano by train", target: "500" }]);
});
