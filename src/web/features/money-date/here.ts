import type { Person } from "#domain/household/household.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

/** Who can take part at this device: whoever is signed in, and those who have no account to do so elsewhere. */
export interface Here {
  people: readonly Person[];
  /** Who is here unless someone says otherwise. */
  usual: readonly string[];
}

export function hereOf(adults: readonly Person[], { of }: HouseholdState, uid: string | undefined): Here {
  const uidOf = ({ id }: Person) => of.person.get(id)?.uid;
  const self = uid === undefined ? undefined : adults.find((person) => uidOf(person) === uid);
  const without = adults.filter((person) => uidOf(person) === undefined);
  if (self) return { people: adults.filter((person) => person === self || without.includes(person)), usual: [self.id] };
  const people = uid !== undefined && without.length > 0 ? without : adults;
  return { people, usual: people.map(({ id }) => id) };
}
