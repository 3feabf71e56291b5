import fc from "fast-check";
import { type Answers, parts } from "./answers.ts";
import { answersOf } from "./answers-of.ts";
import { anyAsked, anyEntry } from "./any-entry.fixture.ts";
import * as choices from "./choices.ts";

/** Whatever a finger, a paste or another device may put into fields. */
const scripts = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "０１２３４５６７８９", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"].map(
  (ten) => [...ten],
);
const anyNumber = fc
  .tuple(
    fc.constantFrom(...scripts),
    fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 25 }),
    fc.constantFrom("", "-", "−", "(", "$", "€ ", "\u200f", "about ", "80-", "~"),
    fc.constantFrom("", ".5", ",50", ".", " %", ")", "-120", " kr", "e9", ",-", "\u061c"),
  )
  .map(([digits, places, before, after]) => before + places.map((place) => digits[place]).join("") + after);

const chosen = [
  ...choices.payCadences,
  ...choices.accountKinds,
  ...choices.debtKinds,
  ...choices.goalKinds,
  ...choices.goalStates,
  ...["adult", "child", "need", "want", "leftover", "both", "yes", "no"],
];
const odd = [
  "🏳️‍🌈",
  "👩‍👩‍👧‍👦 Ada",
  "שלום",
  "\u202eevil\u202c",
  "مرحبا",
  "\ud800",
  "\0",
  "__proto__",
  "NaN",
  "Infinity",
  "１２",
];
const anyDay = fc.constantFrom(
  "2026-11-15",
  "2026-02-30",
  "1969-12-31",
  "2100-12-31",
  "9999-01-01",
  "２０２７-01-01",
  "",
);

const anyText = fc.oneof(
  { weight: 4, arbitrary: anyNumber },
  { weight: 2, arbitrary: fc.constantFrom(...chosen) },
  { weight: 1, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: anyDay },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 100 }) },
  { weight: 1, arbitrary: fc.constantFrom("", " ", "\u200b") },
);

const fields = [
  ...["name", "label", "kind", "birthYear", "personId", "cadence", "amount", "nextOn", "low", "usual", "per"],
  ...["nextDue", "categoryId", "rollover", "isHousing", "balance", "high", "apr", "minimum", "listedAsBill"],
  ...["target", "by", "alreadySaved", "priority", "state", "timesAWeek"],
];
const anyAnswers = fc.dictionary(fc.constantFrom(...fields), anyText, { maxKeys: 12 });

/** A sound row with some of its answers typed over: nonsense alone is seldom read at all. */
export const anyRow = fc.constantFrom(...parts).chain((part) =>
  fc
    .tuple(
      anyEntry[part] as fc.Arbitrary<{ id: string }>,
      fc.dictionary(fc.constantFrom(...fields), anyText, { maxKeys: 2 }),
      anyAnswers,
      fc.boolean(),
      anyAsked,
    )
    .map(([entry, few, many, isSound, as]) => {
      const answers: Answers = isSound ? { ...answersOf(part, entry as never, as.format), ...few } : many;
      return { part, answers, as };
    }),
);
