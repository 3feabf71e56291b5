import fc from "fast-check";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Day, dayOfNumber } from "../time/day.ts";
import type { Asked, EntryOf, Part } from "./answers.ts";
import { askedIn, today } from "./asked.fixture.ts";
import * as choices from "./choices.ts";
import { isNothing } from "./fields.ts";

/** Any entry that a household may have, for tests of what holds for all of them. */
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

export const anyEntry: { [P in Part]: fc.Arbitrary<EntryOf<P>> } = {
  people: withOptional(fc.record({ id, name: label, kind: fc.constantFrom(...choices.personKinds) }), {
    birthYear: fc.integer({ min: 1900, max: 2026 }),
  }),
  incomes: fc.record({ id, personId: id, label, pay: fc.oneof(steady, irregular) }),
  bills: withOptional(fc.record({ id, label, amount, cadence, nextDue: day }), { categoryId: id }),
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
    listedAsBill: fc.boolean(),
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
  ),
  habits: fc.record({ id, label, timesAWeek: fc.integer({ min: 1, max: 7 }) }),
};

export const anyAsked: fc.Arbitrary<Asked> = fc
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
