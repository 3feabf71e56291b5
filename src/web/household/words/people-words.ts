import type { Person } from "#domain/household/household.ts";
import { listWords } from "./list-words.ts";

type People = readonly Person[];

/** Those who save and sign. A household of children alone is one whose grown-ups were never named. */
export function adultsOf(people: People): People {
  const adults = people.filter(({ kind }) => kind === "adult");
  return adults.length > 0 ? adults : people;
}

/** The two adults named first are told apart by shape; nobody else has a mark. */
export function markOf(people: People, personId: string): "disc" | "diamond" | undefined {
  const at = adultsOf(people).findIndex(({ id }) => id === personId);
  return at === 0 ? "disc" : at === 1 ? "diamond" : undefined;
}

/** Whoever left the household did what they did all the same. */
export const nameOf = (people: People, personId: string): string =>
  people.find(({ id }) => id === personId)?.name ?? "Someone who left";

/** How the household is spoken to: "you", "you two", "all of you". */
export function youWords(people: People): string {
  const { length } = adultsOf(people);
  return length < 2 ? "you" : length === 2 ? "you two" : "all of you";
}

/** "Maya and Tom". */
export const namesWords = (people: People): string => listWords(adultsOf(people).map(({ name }) => name));
