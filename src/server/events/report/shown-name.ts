import type { Dimension } from "#domain/funnel/funnel-event.ts";
import type { Folded } from "#domain/funnel/reach.ts";
import { count } from "./figures.ts";
import { cut, plain } from "./visitor-text.ts";
import { nameless } from "./words.ts";

const longest = 60;

/** A visitor's word for something, fit to be read. */
export const shownName = (name: string, dimension: Dimension): string =>
  cut(plain(name), longest) || nameless(dimension);

export const othersName = ({ names, isMore }: NonNullable<Folded["others"]>): string =>
  `others (${count(names)}${isMore ? " and more" : ""})`;
