import * as v from "valibot";
import { parseWeekId, type WeekId } from "#domain/time/week.ts";
import { signInMethods } from "../user.ts";

/** What the analytics tag takes; it cuts or drops the rest without a word. */
export const tagLimits = { name: 40, parameterName: 40, value: 100, userPropertyValue: 36, parameters: 25 } as const;

/** Whether a name is short enough for the tag, told by the compiler. */
type FitsTag<Name extends string, Counted extends unknown[] = []> = Name extends `${infer _}${infer Rest}`
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

const pageKinds = ["home", "intake", "dashboard", "lander"] as const;

export type PageKind = (typeof pageKinds)[number];

const text = (name: string) => v.pipe(v.string(), v.maxLength(longestOf(name)));
const none = v.object({});
const methods = v.picklist(signInMethods);

export const weekText = v.pipe(
  v.string(),
  v.check((text) => parseWeekId(text).ok),
);

/**
 * Every event of the product, with the parameters it may carry. Operators build reports on these names, so they never
 * change. No parameter has room for an amount, a name or a note: each is a fixed word, a week, a count of days, or what the
 * site itself calls a page or a way to sign in.
 */
export const catalogue = {
  landing: none,
  page_view: v.object({
    page_location: text("page_location"),
    page_title: text("page_title"),
    page_referrer: text("page_referrer"),
    page_kind: v.exactOptional(v.picklist(pageKinds)),
  }),
  home_view: v.object({ returning_session: v.boolean() }),
  intake_view: v.object({ mode: v.picklist(["create", "edit"]) }),
  intake_resume_draft: none,
  intake_save_draft_success: none,
  intake_submit: none,
  intake_complete: none,
  dashboard_view: none,
  week_save: v.object({
    weekId: v.pipe(
      weekText,
      v.transform((text) => text as WeekId),
    ),
  }),
  lander_view: v.object({ lander_id: text("lander_id") }),
  sign_up: v.object({ method: methods }),
  login: v.object({ method: methods }),
  retention_ping: v.object({ days_since_signup: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999)) }),
} as const;

export type EventName = keyof typeof catalogue;

type Names = { [Name in EventName]: Name | (keyof ParamsOf<Name> & string) }[EventName];

type TooLong<Name extends string> = Name extends string ? (FitsTag<Name> extends true ? never : Name) : never;

/** Does not compile while the catalogue has a name that the tag would drop; then it says which. */
export const tooLongNames: readonly TooLong<Names>[] & { length: [TooLong<Names>] extends [never] ? 0 : 1 } = [];

export type ParamsOf<Name extends EventName> = v.InferOutput<(typeof catalogue)[Name]>;

export const eventNames = Object.keys(catalogue) as EventName[];

export const isEventName = (name: string): name is EventName => Object.hasOwn(catalogue, name);

/** The parameters that the catalogue knows of that event, or null where they are not what it says. */
export function knownParams(name: EventName, params: unknown): Record<string, ParamValue> | null {
  const read = v.safeParse(catalogue[name] as v.GenericSchema<unknown, Record<string, ParamValue>>, params);
  return read.success ? read.output : null;
}

export type ParamValue = string | number | boolean;
