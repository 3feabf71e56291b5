import type * as v from "valibot";
import type { Upgrade } from "#domain/household/upgrade.ts";

/** `kind` names a record, so what the domain calls the kind of an account, a debt or an entry is the record's `type`. */
export type FieldsOf<Domain> = Omit<Domain, "id" | "kind"> &
  (Domain extends { kind: infer Kind } ? { type: Kind } : unknown);

/** A loose object of the kind's own fields: what a newer device added stays in it. */
export type FieldsSchema = v.GenericSchema<unknown, object> & { readonly entries: Readonly<Record<string, unknown>> };

export interface Kind<Schema extends FieldsSchema = FieldsSchema> {
  schema: Schema;
  /** By which edition this code writes. */
  edition: number;
  /** The first one upgrades from edition 1, the next from 2, and so on. */
  upgrades: readonly Upgrade[];
  /** Fields that only make sense as one person left them: they merge as one. */
  together: readonly (readonly string[])[];
}

/** The edition follows from the upgrades, so that the two cannot disagree. */
export function kindOf<Schema extends FieldsSchema>(
  schema: Schema,
  together: readonly (readonly (keyof Schema["entries"] & string)[])[] = [],
  upgrades: readonly Upgrade[] = [],
): Kind<Schema> {
  return { schema, edition: upgrades.length + 1, upgrades, together };
}
