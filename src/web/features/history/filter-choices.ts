import type { Household } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import { distinct } from "#domain/saves/distinct.ts";
import { targetKey } from "#domain/saves/totals.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import { targetWords } from "#web/household/words/target-words.ts";

/** Whose saves, and what for; an empty choice is all of them. */
export interface Filter {
  person: string;
  target: string;
}

export const everything: Filter = { person: "", target: "" };

export interface Choice {
  value: string;
  label: string;
}

/** Who could have saved, and whoever did, also where they left since. */
export function peopleToChoose({ people }: Household, saves: readonly Save[]): Choice[] {
  const ids = new Set([...adultsOf(people).map(({ id }) => id), ...distinct(saves).map(({ personId }) => personId)]);
  return toldApart([...ids].map((id) => ({ value: id, label: nameOf(people, id) })));
}

/** What was saved for, by name. */
export function targetsToChoose(household: Household, saves: readonly Save[]): Choice[] {
  const targets = new Map(distinct(saves).map(({ target }) => [targetKey(target), target]));
  const choices = [...targets].map(([value, target]) => ({ value, label: targetWords(target, household) }));
  return toldApart(choices.sort((a, b) => a.label.localeCompare(b.label) || (a.value < b.value ? -1 : 1)));
}

/** Two goals that are gone have the same name. */
function toldApart(choices: readonly Choice[]): Choice[] {
  const taken = new Map<string, number>();
  return choices.map(({ value, label }) => {
    const turn = (taken.get(label) ?? 0) + 1;
    taken.set(label, turn);
    return { value, label: turn === 1 ? label : `${label} (${turn})` };
  });
}

/** What was chosen may be gone meanwhile: the last save for it was removed. */
export const stillThere = (chosen: string, choices: readonly Choice[]): string =>
  choices.some(({ value }) => value === chosen) ? chosen : "";

export const isNarrow = ({ person, target }: Filter): boolean => person !== "" || target !== "";

export const countsFor =
  ({ person, target }: Filter) =>
  (save: Save): boolean =>
    (person === "" || save.personId === person) && (target === "" || targetKey(save.target) === target);
