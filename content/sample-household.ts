/**
 * Formats US dollars without Intl: on a slow phone, creating the first formatter takes as long as the rest of the home
 * page.
 */
export function dollars(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `$${whole}.${String(cents % 100).padStart(2, "0")}`;
}

export const totalCents = (items: readonly { cents: number }[]): number =>
  items.reduce((total, { cents }) => total + cents, 0);

/** One week of the sample household, in US cents. The total matches that week in `sampleYear`. */
export const sampleSplit = [
  { label: "Lisbon in June", cents: 8_450 },
  { label: "House deposit", cents: 18_700 },
  { label: "Kitchen table", cents: 6_200 },
  { label: "Investing", cents: 3_650 },
] as const;

export const sampleBills = [
  { day: "Fri 13", label: "Phones", cents: 7_800 },
  { day: "Sun 15", label: "Internet", cents: 6_500 },
  { day: "Mon 16", label: "Electric and gas", cents: 10_400 },
  { day: "Wed 18", label: "Car loan", cents: 27_300 },
  { day: "Fri 20", label: "Streaming", cents: 2_600 },
] as const;

/** A week of the sample household, in US cents, for pictures of the product. */
interface SampleWeek {
  week: number;
  state: "saved" | "zero" | "skipped" | "paused" | "now" | "next";
  cents: number;
  savedBy: readonly ("disc" | "diamond")[];
  folded: boolean;
}

/**
 * One letter per week of 2026, which has 53 weeks: saved by a, b, or c for both (upper case: folded in a money date), z
 * decided on nothing, s skipped, p paused, n now, - to come.
 */
const quarters = [
  {
    caption: "January – March",
    letters: "AbCabbsCBAbaC",
    cents: [250, 275, 280, 275.5, 260, 270, 290, 285, 275, 280, 265, 295],
  },
  {
    caption: "April – June",
    letters: "aZCAbACsaBCAb",
    cents: [300, 330, 320, 335, 340, 327.4, 345, 325, 330, 335, 330],
  },
  {
    caption: "July – September",
    letters: "BACBppaBCBAbC",
    cents: [340, 345, 350, 340, 350, 345, 355, 340, 350, 345, 350],
  },
  { caption: "October – December", letters: "aCsBCan-------", cents: [365, 370, 365, 370, 355] },
] as const;

const states = { z: "zero", s: "skipped", p: "paused", n: "now", "-": "next" } as const;
const savers = { a: ["disc"], b: ["diamond"], c: ["disc", "diamond"] } as const;

export const sampleYear = quarters.map(({ caption, letters, cents }, quarter) => {
  const amounts = [...cents];
  const weeks = [...letters].map((letter, index): SampleWeek => {
    const small = letter.toLowerCase();
    const savedBy = savers[small as keyof typeof savers] ?? [];
    return {
      week: quarter * 13 + index + 1,
      state: states[small as keyof typeof states] ?? "saved",
      cents: savedBy.length > 0 ? Math.round(amounts.shift()! * 100) : 0,
      savedBy,
      folded: letter !== small,
    };
  });
  return { caption, weeks };
});
