import type { Person } from "#domain/household/household.ts";
import { listWords } from "./list-words.ts";

type People = readonly Person[];

/** The people who save and sign. Falls back to everyone: a household of only children never named its adults. */
export function adultsOf(people: People): People {
  const adults = people.filter(({ kind }) => kind === "adult");
  return adults.length > 0 ? adults : people;
}

/** The first two adults each have a shape; nobody else has a mark. */
export function markOf(people: People, personId: string): "disc" | "diamond" | undefined {
  const at = adultsOf(people).findIndex(({ id }) => id === personId);
  return at === 0 ? "disc" : at === 1 ? "diamond" : undefined;
}

/** Records of people who left the household stay. */
export const nameOf = (people: People, personId: string): string =>
  people.find(({ id }) => id === personId)?.name ?? "Someone who left";

/** How the app addresses the household: "you", "you two", "all of you". */
export function youWords(people: People): string {
  const { length } = adultsOf(people);
  return length < 2 ? "you" : length === 2 ? "you two" : "all of you";
}

/** "Maya and Tom". */
export const namesWords = (people: People): string => listWords(adultsOf(people).map(({ name }) => name));
