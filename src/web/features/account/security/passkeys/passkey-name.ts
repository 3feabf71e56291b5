/** As long as the server keeps it. */
export const longestName = 80;
