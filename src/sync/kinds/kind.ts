import type * as v from "valibot";
import type { Upgrade } from "#domain/household/upgrade.ts";

/** `kind` is the kind of a record, so the domain's `kind` of an account, debt or entry is the field `type`. */
export type FieldsOf<Domain> = Omit<Domain, "id" | "kind"> &
  (Domain extends { kind: infer Kind } ? { type: Kind } : unknown);

/** A loose object of the kind's own fields, so that fields of a newer edition are preserved. */
export type FieldsSchema = v.GenericSchema<unknown, object> & { readonly entries: Readonly<Record<string, unknown>> };

export interface Kind<Schema extends FieldsSchema = FieldsSchema> {
  schema: Schema;
  /** The edition that this code writes. */
  edition: number;
  /** The first one upgrades from edition 1, the next from 2, and so on. */
  upgrades: readonly Upgrade[];
  /** Field groups: fields that must agree, so they merge as one. */
  together: readonly (readonly string[])[];
}

/** Derives the edition from the number of upgrades, so that they cannot disagree. */
export function kindOf<Schema extends FieldsSchema>(
  schema: Schema,
  together: readonly (readonly (keyof Schema["entries"] & string)[])[] = [],
  upgrades: readonly Upgrade[] = [],
): Kind<Schema> {
  return { schema, edition: upgrades.length + 1, upgrades, together };
}
