import * as v from "valibot";
import type { ImportSource } from "#domain/household/records.ts";
import { utf8Bytes } from "../record-size.ts";
import { label } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";
import { isPlainJson } from "./plain-json.ts";

const longestHeader = 4_000;
const largestMapping = 4_096;

/** Its names are the import's own; here it only has to be an object that JSON can say, and small. */
const mapping = v.custom<ImportSource["mapping"]>(
  (given) =>
    typeof given === "object" &&
    !Array.isArray(given) &&
    given !== null &&
    isPlainJson(given) &&
    utf8Bytes(JSON.stringify(given)) <= largestMapping,
);

const schema = v.looseObject({
  label,
  /** Empty where a file has none. */
  header: v.pipe(v.string(), v.maxLength(longestHeader)),
  mapping,
}) satisfies v.GenericSchema<unknown, FieldsOf<ImportSource>>;

/** A mapping is of the columns that its header names. */
export const importSource = kindOf(schema, [["header", "mapping"]]);
