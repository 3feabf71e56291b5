import * as v from "valibot";
import { parseWeekId, type WeekId } from "#domain/time/week.ts";
import { signInMethods } from "../user.ts";
import { type FitsTag, longestOf } from "./tag-limits.ts";

const pageKinds = ["home", "intake", "dashboard", "lander"] as const;

export type PageKind = (typeof pageKinds)[number];

export const text = (name: string) => v.pipe(v.string(), v.maxLength(longestOf(name)));
const none = v.object({});
const methods = v.picklist(signInMethods);

export const weekText = v.pipe(
  v.string(),
  v.check((text) => parseWeekId(text).ok),
);

/**
 * Every event of the product with its parameters. Operators build reports on these names, so they never change. No
 * parameter can contain an amount, a name or a note: each is a fixed word, a week, a number of days, a page, or a sign-in
 * method.
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

/** Does not compile if the catalogue has a name that the tag would drop; the error names it. */
export const tooLongNames: readonly TooLong<Names>[] & { length: [TooLong<Names>] extends [never] ? 0 : 1 } = [];

export type ParamsOf<Name extends EventName> = v.InferOutput<(typeof catalogue)[Name]>;

export const eventNames = Object.keys(catalogue) as EventName[];

export const isEventName = (name: string): name is EventName => Object.hasOwn(catalogue, name);

/** The catalogue's parameters of that event, or null if they are invalid. */
export function knownParams(name: EventName, params: unknown): Record<string, ParamValue> | null {
  const read = v.safeParse(catalogue[name] as v.GenericSchema<unknown, Record<string, ParamValue>>, params);
  return read.success ? read.output : null;
}

export type ParamValue = string | number | boolean;
