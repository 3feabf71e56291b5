import fc from "fast-check";
import { type Currency, type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Day, dayOfNumber } from "../time/day.ts";
import { type Answers, type EntryOf, type Part, parts, type ReadOptions, type Row } from "./answers.ts";
import * as choices from "./choices.ts";
import { isNothing } from "./fields.ts";
import { answersOf } from "./read-row.ts";

export const today = "2026-11-15" as Day;

export const askedIn = (locale: string, code: string): ReadOptions => ({
  format: { locale, currency: code as Currency },
  today,
});

/** In dollars, on 15 November 2026. */
export const asked = askedIn("en-US", "USD");

export const american = asked;
export const british = askedIn("en-GB", "GBP");
export const german = askedIn("de-DE", "EUR");
export const french = askedIn("fr-FR", "EUR");
export const indian = askedIn("en-IN", "INR");
export const swiss = askedIn("de-CH", "CHF");
export const swedish = askedIn("sv-SE", "SEK");
export const japanese = askedIn("ja-JP", "JPY");
export const egyptian = askedIn("ar-EG", "EGP");

export const rowOf = <P extends Part>(part: P, answers: Answers, id = "row-1"): Row<P> => ({ id, part, answers });

/** Arbitrary entries of a household, for property tests. */
const label = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => !isNothing(text) && text.length <= 80);
const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_@:.-]{0,19}$/);
const owed = fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -999, max: 999 })).map(minor);
const amount = owed.map((some) => minor(Math.abs(some)));
const days = (from: string) => fc.integer({ min: Date.parse(from) / 864e5, max: 47_000 }).map(dayOfNumber);
const day = days("1970-01-01");
const cadence = fc.constantFrom(...choices.cadences);

const withOptional = <Base extends object, Extra extends object>(
  base: fc.Arbitrary<Base>,
  extra: { [Key in keyof Extra]: fc.Arbitrary<Extra[Key]> },
) => fc.tuple(base, fc.record(extra, { requiredKeys: [] })).map(([a, b]) => ({ ...a, ...b }) as Base & Partial<Extra>);

const steady = withOptional(fc.record({ cadence, amount }), { nextOn: day });
const irregular = fc
  .record({ cadence: fc.constant("irregular" as const), low: amount, more: amount, per: cadence })
  .map(({ low, more, ...pay }) => ({ ...pay, low, usual: minor(Math.min(1e9, low + more)) }));

const account = withOptional(fc.record({ id, label, kind: fc.constantFrom(...choices.accountKinds), balance: owed }), {
  low: amount,
  high: amount,
}).map(({ low, high, ...one }) => ({
  ...one,
  ...(low === undefined ? {} : { low: minor(Math.max(-1e9, one.balance - low)) }),
  ...(high === undefined ? {} : { high: minor(Math.min(1e9, one.balance + high)) }),
}));

/** The first account also holds what cannot be divided. */
function heldInEqually(ids: readonly string[], { alreadySaved }: { alreadySaved: Minor }) {
  const part = minor(Math.floor(alreadySaved / Math.max(1, ids.length)));
  const [first, ...others] = part > 0 ? ids : ids.slice(0, 1);
  if (first === undefined) return {};
  const rest = { accountId: first, amount: minor(alreadySaved - part * others.length) };
  return { heldIn: [rest, ...others.map((accountId) => ({ accountId, amount: part }))] };
}

export const anyEntry: { [P in Part]: fc.Arbitrary<EntryOf<P>> } = {
  people: withOptional(fc.record({ id, name: label, kind: fc.constantFrom(...choices.personKinds) }), {
    birthYear: fc.integer({ min: 1900, max: 2026 }),
  }),
  incomes: fc.record({ id, personId: id, label, pay: fc.oneof(steady, irregular) }),
  bills: withOptional(fc.record({ id, label, amount, cadence, nextDue: day }), {
    categoryId: id,
    debtId: id,
    isSeparate: fc.constant(true),
  }),
  categories: withOptional(
    fc.record({
      id,
      label,
      kind: fc.constantFrom(...choices.categoryKinds),
      weeklyBudget: amount,
      rollover: fc.constantFrom(...choices.rollovers),
    }),
    { isHousing: fc.boolean() },
  ),
  accounts: account,
  debts: fc.record({
    id,
    label,
    kind: fc.constantFrom(...choices.debtKinds),
    balance: amount,
    apr: fc.integer({ min: 0, max: 100_000 }).map((rate) => rate as Rate),
    minimum: amount,
  }),
  goals: withOptional(
    fc.record({
      id,
      label,
      kind: fc.constantFrom(...choices.goalKinds),
      target: amount.map((some) => minor(Math.max(1, some))),
      priority: fc.integer({ min: 1, max: 200 }),
      alreadySaved: amount,
      state: fc.constantFrom(...choices.goalStates),
    }),
    { by: days(today) as fc.Arbitrary<Day> },
  ).chain((goal) => fc.uniqueArray(id, { maxLength: 4 }).map((ids) => ({ ...goal, ...heldInEqually(ids, goal) }))),
  habits: fc.record({ id, label, timesAWeek: fc.integer({ min: 1, max: 7 }) }),
};

export const anyAsked: fc.Arbitrary<ReadOptions> = fc
  .constantFrom(
    ["en-US", "USD"],
    ["de-DE", "EUR"],
    ["fr-FR", "EUR"],
    ["de-CH", "CHF"],
    ["en-IN", "INR"],
    ["ar-EG", "EGP"],
    ["fa-IR", "IRR"],
    ["he-IL", "ILS"],
    ["ja-JP", "JPY"],
    ["en-US", "KWD"],
    ["es-CL", "CLF"],
    ["pt-CV", "CVE"],
  )
  .map(([locale, code]) => askedIn(locale!, code!));

/** Arbitrary text that typing, pasting or another device may put into fields. */
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
  ...["nextDue", "categoryId", "rollover", "isHousing", "balance", "high", "apr", "minimum"],
  ...["debtId", "isSeparate", "heldIn", "alsoIn1", "alsoAmount1", "alsoIn2"],
  ...["target", "by", "alreadySaved", "priority", "state", "timesAWeek"],
];
const anyAnswers = fc.dictionary(fc.constantFrom(...fields), anyText, { maxKeys: 12 });

/** A valid row with some answers overwritten, because pure nonsense is rarely parsed at all. */
export const anyRow = fc.constantFrom(...parts).chain((part) =>
  fc
    .tuple(
      anyEntry[part] as fc.Arbitrary<{ id: string }>,
      fc.dictionary(fc.constantFrom(...fields), anyText, { maxKeys: 2 }),
      anyAnswers,
      fc.boolean(),
      anyAsked,
    )
    .map(([entry, few, many, isValid, as]) => {
      const answers: Answers = isValid ? { ...answersOf(part, entry as never, as.format), ...few } : many;
      return { part, answers, as };
    }),
);
