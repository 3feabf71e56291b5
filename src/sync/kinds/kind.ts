import type * as v from "valibot";
import type { Result } from "#domain/result.ts";

/** A loose object, so that fields of a newer edition are preserved. */
export type FieldsSchema<Parsed = { id: string }> = v.GenericSchema<unknown, Parsed> & {
  readonly entries: Readonly<Record<string, unknown>>;
};

/** Upgrades the fields from one edition to the next. Pure; preserves unknown fields. */
export type Upgrade = (fields: Readonly<Record<string, unknown>>) => Result<Record<string, unknown>, "unreadable">;

export interface Kind<Parsed = { id: string }, Schema = FieldsSchema<Parsed>> {
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
): Kind<v.InferOutput<Schema>, Schema> {
  return { schema, edition: upgrades.length + 1, upgrades, together };
}
