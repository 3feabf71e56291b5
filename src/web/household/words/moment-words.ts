/** Days and times in the reader's locale. */
const days = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const moments = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

export const dayWords = (instant: number): string => days.format(instant);
export const momentWords = (instant: number): string => moments.format(instant);
