import type { Pay } from "#domain/household/household.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { capital } from "./number-words.ts";

type PayCadence = Pay["cadence"];

/** After an amount: "$35.00 monthly". */
export const cadenceWords: Readonly<Record<PayCadence, string>> = {
  weekly: "weekly",
  fortnightly: "every two weeks",
  "twice-monthly": "twice a month",
  monthly: "monthly",
  quarterly: "quarterly",
  yearly: "yearly",
  irregular: "irregular",
};

/** The span of time that one payment is for: "a lean month". */
export const spanWords: Readonly<Record<Cadence, string>> = {
  weekly: "week",
  fortnightly: "two weeks",
  "twice-monthly": "half month",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
};

export const cadenceOptions = (cadences: readonly PayCadence[]) =>
  cadences.map((value) => ({ value, label: capital(cadenceWords[value]) }));

export const isCadence = (text: string): text is Cadence => Object.hasOwn(spanWords, text);
