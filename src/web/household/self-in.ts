import type { Figures } from "./figures/figures.ts";

/** The person whose account this is. */
export const selfIn = ({ state }: Pick<Figures, "state">, uid: string | undefined): string | undefined =>
  state.of.person.list().find((person) => uid !== undefined && person.uid === uid)?.id;
