const widths = [390, 1280];
const themes = ["light", "dark"] as const;
const all = widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })));

/** A journey that is about looks is made in one width and theme, each in another; TEST_MATRIX=full makes it in all. */
export const looksOf = (index: number) => (process.env.TEST_MATRIX === "full" ? all : [all[index % all.length]!]);
