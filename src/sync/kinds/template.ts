import * as v from "valibot";
import type { EntryTemplate } from "#domain/spending/recurring.ts";
import { templateEntry } from "./entry.ts";
import { label } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const schema = v.looseObject({ label, entry: templateEntry }) satisfies v.GenericSchema<
  unknown,
  FieldsOf<EntryTemplate>
>;

/** The entry is one field, so what must agree within it does. */
export const template = kindOf(schema);
