/** What the analytics tag takes; it cuts or drops the rest without a word. */
export const tagLimits = { name: 40, parameterName: 40, value: 100, userPropertyValue: 36, parameters: 25 } as const;

/** Whether a name is short enough for the tag, told by the compiler. */
export type FitsTag<Name extends string, Counted extends unknown[] = []> = Name extends `${infer _}${infer Rest}`
  ? Counted["length"] extends (typeof tagLimits)["name"]
    ? false
    : FitsTag<Rest, [...Counted, unknown]>
  : true;

/** Pages are told with longer values than other parameters. */
const longer: Readonly<Record<string, number>> = { page_location: 1000, page_referrer: 420, page_title: 300 };

export const longestOf = (parameter: string): number =>
  Object.hasOwn(longer, parameter) ? longer[parameter]! : tagLimits.value;

/** As much of a text as may be told, in whole characters: the tag fails at half of one, and the collector drops it. */
export const cutTo = (text: string, length: number): string => text.slice(0, length).replace(/[\0\p{Surrogate}]/gu, "");
