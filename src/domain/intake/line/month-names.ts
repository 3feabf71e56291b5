const known = new Map<string, ReadonlyMap<string, number>>();

/** Months as people write them in English and in the locale's own language, long and short, in lower case. */
export function monthNames(locale: string): ReadonlyMap<string, number> {
  const names = known.get(locale) ?? new Map([...namesIn("en"), ["sept", 9] as const, ...namesIn(locale)]);
  known.set(locale, names);
  return names;
}

function namesIn(locale: string): [string, number][] {
  return (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, calendar: "gregory", timeZone: "UTC" });
    const named = Array.from({ length: 12 }, (_, at): [string, number] => [nameOf(format, at), at + 1]);
    return named.filter(([name]) => /^\p{L}[\p{L}\p{M}]+$/u.test(name));
  });
}

const nameOf = (format: Intl.DateTimeFormat, at: number): string =>
  format
    .format(Date.UTC(2024, at, 15))
    .replace(/\.$/, "")
    .toLowerCase();

/** "3/4" is the third of April or March the fourth, as the locale writes it. */
export function writesMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { calendar: "gregory", timeZone: "UTC" }).formatToParts(0);
  const types = parts.map(({ type }) => type);
  return types.indexOf("month") < types.indexOf("day") && types.indexOf("year") > 0;
}
