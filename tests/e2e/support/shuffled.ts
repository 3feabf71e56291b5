import { seeded } from "../../convergence/random.ts";

/** The same order for the same seed on every machine, so that a sample that fails can be run again. */
export function shuffled<Item>(items: readonly Item[], random = seeded(27)): Item[] {
  const ranked = items.map((item) => ({ item, rank: random.next() }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}
