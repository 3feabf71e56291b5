import * as v from "valibot";
import type { Habit } from "#domain/household/household.ts";
import { label, wholeFrom } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.looseObject({ label, timesAWeek: wholeFrom(1, 7) }) satisfies v.GenericSchema<
  unknown,
  FieldsOf<Habit>
>;

export const habit = kindOf(schema);
