import { plain } from "./row-text.ts";

/** How a month's names begin in English, German, French, Spanish, Dutch, Italian, Portuguese and the Nordic languages. */
const beginnings: readonly string[] = [
  "jan ene gen",
  "feb fev",
  "mar mrt maa mrz",
  "apr avr abr",
  "may mai mei maj mag",
  "jun juin giu",
  "jul juil lug",
  "aug aou ago",
  "sep set",
  "oct okt ott out",
  "nov",
  "dec dez dic des",
];

/** What may stand in a date and says nothing: weekdays, and the small words between its parts. */
const fillers = new Set(
  `st nd rd th er de del of den der le el d t z
   mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday
   mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonntag
   lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche
   mie jue vie sab dom lunes martes miercoles jueves viernes sabado domingo
   ma wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag`.split(/\s+/),
);

const months = new Map(
  beginnings.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

/** The month's number, of a name or its beginning. Four letters first: juin and juil differ only there. */
export function monthNamed(word: string): number | undefined {
  const name = plain(word);
  return months.get(name.slice(0, 4)) ?? months.get(name.slice(0, 3));
}

export const isFiller = (word: string): boolean => fillers.has(plain(word));
