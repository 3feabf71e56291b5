import { useMemo, useState } from "react";
import { ownOf } from "#domain/net-worth/owners.ts";
import { listedOn } from "#web/household/balances/listed-on.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { usePrivateSpaces } from "#web/household/private-spaces.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { type Place, placeOf, worthOf } from "./worth.ts";

export type WorthParts = Pick<Figures, "household" | "began" | "balances" | "today"> & { householdId: string };

/** By the parts it is made of, so that a tick of the clock or an expense reckons nothing again. */
export function usePlace({ household, began, balances, today, householdId }: WorthParts): Place {
  return useMemo(
    () =>
      placeOf({
        ...{ id: householdId, isPrivate: false, format: household, people: household.people, today },
        ...{ accounts: household.accounts, debts: household.debts, balances },
        listedOn: listedOn(household.calendars, began, today),
      }),
    [household, began, balances, today, householdId],
  );
}

/** Whose: a person, or empty for all of it. */
export function useView({ household }: WorthParts, place: Place) {
  const [chosen, choose] = useState("");
  const adults = adultsOf(household.people);
  // Whoever was chosen may have left meanwhile.
  const person = adults.length > 1 && adults.some(({ id }) => id === chosen) ? chosen : "";
  const whole = useMemo(() => worthOf(place), [place]);
  const own = useMemo(
    () => (person === "" ? null : worthOf(place, ownOf(household, person))),
    [place, household, person],
  );
  return { whole, shown: own ?? whole, person, choose };
}

/** What is only mine, by the household's money and days. */
export function usePrivatePlaces({ household, began, today }: WorthParts): readonly Place[] {
  const spaces = usePrivateSpaces();
  return useMemo(
    () =>
      spaces.map(({ id, of }) =>
        placeOf({
          ...{ id, isPrivate: true, format: household, people: [], today },
          ...{ accounts: inDomain(of.account), debts: inDomain(of.debt), balances: inDomain(of.balance) },
          listedOn: listedOn(household.calendars, began, today),
        }),
      ),
    [spaces, household, began, today],
  );
}
