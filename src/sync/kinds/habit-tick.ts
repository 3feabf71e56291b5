import * as v from "valibot";
import { day, id } from "./fields.ts";
import { kindOf } from "./kind.ts";

/** A habit kept on a day. A record of its own, so that two people ticking never undo each other. */
const schema = v.looseObject({ habitId: id, personId: id, day });

export const habitTick = kindOf(schema);
