import type { WeekCell, WeekQuarter, WeekState } from "#web/ui/week-strip/week-cell.tsx";

// One letter a week: a, b and c are saves by the first person, the second and both; a capital is folded.
const QUARTERS = [
  { caption: "January – March", sum: "$3,300.50", weeks: "ABCAbBsCBABaC" },
  { caption: "April – June", sum: "$3,617.40", weeks: "A0CbABCsABCAb" },
  { caption: "July – September", sum: "$3,810.00", weeks: "BACBppaBCABBC" },
  { caption: "October – December", sum: "$1,825.00", weeks: "aCsBCAn-------" },
];

const STATES: Record<string, WeekState> = { s: "skipped", p: "paused", n: "now", "-": "next", "0": "zero" };
const MARKS: Record<string, ("disc" | "diamond")[]> = { a: ["disc"], b: ["diamond"], c: ["disc", "diamond"] };

/** A year of 53 weeks, or of 52, with a week of every kind. */
export function sampleYear({ weeks, savedNow = false }: { weeks: 52 | 53; savedNow?: boolean }): WeekQuarter[] {
  let number = 0;
  return QUARTERS.map(({ caption, sum, weeks: letters }, quarter) => ({
    caption,
    sum,
    weeks: [...letters]
      .slice(0, quarter === 3 ? weeks - 39 : 13)
      .map((letter) => sampleWeek(savedNow && letter === "n" ? "c" : letter, ++number)),
  }));
}

export function emptyYear(): WeekQuarter[] {
  const year = sampleYear({ weeks: 52 });
  return year.map(({ caption, weeks }) => ({
    caption,
    sum: "–",
    weeks: weeks.map(({ id, name }): WeekCell => ({ id, state: "next", name: name.replace(/,.*/, ", to come") })),
  }));
}

function sampleWeek(letter: string, number: number): WeekCell {
  const marks = MARKS[letter.toLowerCase()];
  const state = STATES[letter] ?? "saved";
  const folded = letter === "0" || (marks !== undefined && letter !== letter.toLowerCase());
  const name = `Week ${number}, ${state}${folded ? " and folded" : ""}`;
  return { id: `2026-W${String(number).padStart(2, "0")}`, state, folded, marks: marks ?? [], name };
}
