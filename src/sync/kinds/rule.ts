import * as v from "valibot";
import { id, label, wholeFrom } from "./fields.ts";
import { kindOf } from "./kind.ts";

/** "A payee that contains this is of that category." Of several that fit, the one with the lowest order decides. */
const schema = v.looseObject({ contains: label, categoryId: id, order: wholeFrom(1, 1_000_000) });

/** The words and the category are one thought. */
export const rule = kindOf(schema, [["contains", "categoryId"]]);
