// A word or a sign after which more is to come: "trip 4000 by", "rent 1200 every", "visa 3200 at".
const unfinishedEnd =
  /(?<![\p{L}\p{N}])(?:by|until|due|on|from|next|the|of|every|each|per|a|at|apr|min|have|already|about|and|to)\s*$|[-–—/@(:=+&\p{Sc}]\s*$/iu;

/** Whether a line stops in the middle of a thought. */
export const isHalfTyped = (text: string): boolean => unfinishedEnd.test(text);
