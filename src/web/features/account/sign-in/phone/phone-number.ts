import * as v from "valibot";
import { phoneSchema } from "#sync/account-api.ts";

export const noPhone = "Type the number with its country, such as +49\u00a0170\u00a01234567.";

export const isPhone = (typed: string): boolean => v.is(phoneSchema, { phone: typed });

/** As the server will have it. */
export const plainPhone = (typed: string): string => v.parse(phoneSchema, { phone: typed }).phone;

export const noCode = "The text has six digits. Type them here.";

/** Texts and people put spaces into codes. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, "");

export const isCode = (typed: string): boolean => /^\d{6}$/.test(plainCode(typed));
