/** A habit to begin with, in words that fit any household. */
export interface CatalogueHabit {
  label: string;
  timesAWeek: number;
}

export const habitCatalogue: readonly CatalogueHabit[] = [
  { label: "Look at our balances together", timesAWeek: 1 },
  { label: "Put the week’s money aside first", timesAWeek: 1 },
  { label: "Have one no-spend day", timesAWeek: 1 },
  { label: "Cook at home", timesAWeek: 4 },
  { label: "Bring lunch from home", timesAWeek: 3 },
  { label: "Plan the week’s meals", timesAWeek: 1 },
  { label: "Shop with a list", timesAWeek: 1 },
  { label: "Wait a day before buying something new", timesAWeek: 1 },
  { label: "Note what we spent", timesAWeek: 5 },
  { label: "Walk or cycle a short trip", timesAWeek: 2 },
  { label: "Look through one subscription", timesAWeek: 1 },
];
