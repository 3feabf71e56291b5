/** The limits of the analytics tag; it silently truncates or drops the rest. */
export const tagLimits = { name: 40, parameterName: 40, value: 100, userPropertyValue: 36, parameters: 25 } as const;

/** Checks at compile time that a name is short enough for the tag. */
export type FitsTag<Name extends string, Counted extends unknown[] = []> = Name extends `${infer _}${infer Rest}`
  ? Counted["length"] extends (typeof tagLimits)["name"]
    ? false
    : FitsTag<Rest, [...Counted, unknown]>
  : true;

/** Page parameters allow longer values than others. */
const longer: Readonly<Record<string, number>> = { page_location: 1000, page_referrer: 420, page_title: 300 };

export const longestOf = (parameter: string): number =>
  Object.hasOwn(longer, parameter) ? longer[parameter]! : tagLimits.value;

/** A text truncated to whole characters: the tag fails on half a surrogate pair, and the collector drops it. */
export const cutTo = (text: string, length: number): string => text.slice(0, length).replace(/[\0\p{Surrogate}]/gu, "");
