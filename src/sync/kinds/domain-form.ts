import type { AnyRecord } from "../record.ts";

type Dropped = "schema" | "version" | "deleted" | "kind";

/** A record in the form of the domain: without the replication fields, and with `type` renamed to `kind`. */
export type DomainForm<Live> = {
  [Name in keyof Live as string extends Name
    ? never
    : number extends Name
      ? never
      : Name extends Dropped
        ? never
        : Name extends "type"
          ? "kind"
          : Name]: Live[Name];
};

export function toDomain<Live extends AnyRecord>(record: Live): DomainForm<Live> {
  const { schema: _schema, version: _version, deleted: _deleted, kind: _kind, type, ...fields } = record;
  const named: object = type === undefined ? fields : { ...fields, kind: type };
  return named as DomainForm<Live>;
}

/** The inverse: the record fields of a domain object. */
export function fieldsOfDomain<Entry extends { id: string }>(entry: Entry): Readonly<Record<string, unknown>> {
  const { id: _id, kind, ...fields } = entry as Entry & { kind?: unknown };
  return kind === undefined ? fields : { ...fields, type: kind };
}
