/** As many characters as any name may have. */
export const longestLabel = 80;

/** As many rows as any list of a household may have. */
export const mostRows = 200;
