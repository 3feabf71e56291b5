import * as v from "valibot";
import type { SharingMethod } from "#domain/plan/fair-shares.ts";
import { kindOf } from "./kind.ts";

/** What the household chose among several ways to compute. What it never chose is absent. */
interface Settings {
  sharing?: SharingMethod;
}

const schema = v.looseObject({
  sharing: v.exactOptional(v.picklist(["half-and-half", "by-income", "equal-leftover"])),
}) satisfies v.GenericSchema<unknown, Settings>;

export const settings = kindOf(schema);
