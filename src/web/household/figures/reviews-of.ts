import type { Person } from "#domain/household/household.ts";
import { reviewsHeld } from "#domain/money-date/agenda-folded.ts";
import { remember } from "#domain/remember.ts";
import { distinct } from "#domain/saves/distinct.ts";
import type { Collections } from "#web/store/household-state.ts";
import { adultsOf } from "../words/people-words.ts";
import { inDomain } from "./in-domain.ts";

/** The weeks' reviews with what everyone's signatures say of them. */
export const reviewsOf = (of: Collections, people: readonly Person[]) =>
  read(of["week-review"], of["sign-off"], of.save, people);

type Of<Name extends keyof Collections> = Collections[Name];

const read = remember(
  (reviews: Of<"week-review">, signOffs: Of<"sign-off">, saves: Of<"save">, people: readonly Person[]) =>
    reviewsHeld(
      inDomain(reviews),
      inDomain(signOffs),
      distinct(inDomain(saves)),
      adultsOf(people).map(({ id }) => id),
    ),
);
