import { type Step, steps } from "#domain/intake/steps.ts";
import { paths } from "#web/paths.ts";

/** The review comes after the last step. */
export type Place = Step | "review";

interface StepWords {
  /** In the cells and on "Next". */
  name: string;
  title: string;
  lede: string;
}

export const stepWords: Readonly<Record<Place, StepWords>> = {
  people: { name: "People", title: "People", lede: "Who the household is. A first name is enough." },
  incomes: {
    name: "Money in",
    title: "Money in",
    lede: "What lands in your account after tax. Type it the way you are paid; we turn it into a week.",
  },
  bills: { name: "Bills", title: "Bills", lede: "What goes out on a date, whether each week or once a year." },
  everyday: {
    name: "Everyday",
    title: "Everyday spending",
    lede: "What a usual week takes: food, getting around, small pleasures. Round figures will do.",
  },
  "own-and-owe": {
    name: "Own and owe",
    title: "What you own and owe",
    lede: "Accounts, things of value and debts. Roughly is fine; you can put it right later.",
  },
  goals: { name: "Goals", title: "Goals", lede: "What you are looking forward to, near or far." },
  habits: {
    name: "Habits",
    title: "Habits",
    lede: "What you want to keep doing, when you sit down with the week, and why.",
  },
  review: { name: "Your plan", title: "Your plan", lede: "" },
};

export const places: readonly Place[] = [...steps, "review"];

export const isPlace = (text: string | null | undefined): text is Place => places.includes(text as Place);

export const placeAfter = (place: Place): Place => places[places.indexOf(place) + 1] ?? "review";

export const placeBefore = (place: Place): Place | undefined => places[places.indexOf(place) - 1];

/** Each step has an address, so that Back goes back and a reload stays. */
export const addressOf = (place: Place, isEdit: boolean): string =>
  `${paths.intake}?${isEdit ? "edit=true&" : ""}step=${place}`;
