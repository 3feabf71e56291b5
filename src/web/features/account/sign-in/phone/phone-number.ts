import * as v from "valibot";
import { phoneSchema } from "#sync/account-api.ts";

export type Step = "number" | "code";

/** What someone has typed at each step. */
export type Typed = Record<Step, string>;

export const isPhone = (typed: string): boolean => v.is(phoneSchema, { phone: typed });

/** As the server will have it. */
export const plainPhone = (typed: string): string => v.parse(phoneSchema, { phone: typed }).phone;

/** Texts and people put spaces into codes. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, "");

export const isCode = (typed: string): boolean => /^\d{6}$/.test(plainCode(typed));

/** What is wrong before anyone is asked. */
export function missingAt(step: Step, { number, code }: Typed): string | undefined {
  if (step === "number")
    return isPhone(number) ? undefined : "Type the number with its country, such as +49\u00a0170\u00a01234567.";
  return isCode(code) ? undefined : "The text has six digits. Type them here.";
}
