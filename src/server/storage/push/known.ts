import { sql } from "kysely";
import { changeLog } from "../change-log.ts";
import type { Connection } from "../database.ts";
import type { Draft } from "../documents.ts";
import type { ChangeRow, DocumentRow } from "../tables.ts";
import { type Author, type Known, writeKey } from "./decision.ts";

/** What a member pushes that can be kept, and what is known of their household. */
export interface Written {
  author: Author;
  known: Known;
  drafts: readonly Draft[];
}

/**
 * Reads what is stored of the records that are written, where that is in doubt. Bodies only where one may be asked for: of
 * what comes too late.
 */
export async function readKnown(
  connection: Connection,
  pushes: readonly Written[],
  isInDoubt: (draft: Draft) => boolean,
): Promise<void> {
  const doubtful = pushes.map(({ drafts, ...push }) => ({ ...push, drafts: drafts.filter(isInDoubt) }));
  if (doubtful.every(({ drafts }) => drafts.length === 0)) return;
  await readVersions(connection, doubtful);
  const late = pushes.flatMap(lateOf);
  const bodies = late.length === 0 ? [] : await readBodies(connection, late);
  for (const [index, { author, known, draft }] of late.entries()) {
    const { current, seq, body } = bodies[index]!;
    const document = known.documents.get(draft.record.id);
    if (document && current !== null) document.body = current;
    // An erased one can't be compared with, so a write that was accepted then counts as late now.
    if (seq !== null && body) known.earlier.set(writeKey(author, draft.record.id, draft.base), { seq, body });
  }
}

type VersionRow = Pick<DocumentRow, "household_id" | "id" | "version">;

async function readVersions({ query, engine }: Connection, pushes: readonly Written[]): Promise<void> {
  const named = pushes.map(({ author, drafts }) => [author.householdId, drafts.map(({ record }) => record.id)]);
  const { rows } = await sql<VersionRow>`
    with named as materialized (
      select value ->> 0 as household, value -> 1 as ids from ${engine.eachOf(sql.val(JSON.stringify(named)))}
    )
    select documents.household_id, documents.id, documents.version
    from named cross join ${engine.eachTextOf(sql`ids`)}
    ${engine.lookUp("documents", sql`documents.household_id = household and documents.id = value`)}
  `.execute(query);
  const knownOf = new Map(pushes.map(({ author, known }) => [author.householdId, known]));
  for (const { household_id, id, version } of rows) knownOf.get(household_id)!.documents.set(id, { version, body: "" });
}

interface Late extends Omit<Written, "drafts"> {
  draft: Draft;
}

const lateOf = ({ author, known, drafts }: Written): Late[] =>
  drafts
    .filter(({ base, record }) => base !== (known.documents.get(record.id)?.version ?? 0))
    .map((draft) => ({ author, known, draft }));

interface LateRow {
  current: DocumentRow["body"] | null;
  seq: ChangeRow["seq"] | null;
  body: ChangeRow["body"] | null;
}

/** Only a write on another version than the stored one can have been accepted before. */
async function readBodies({ query, engine }: Connection, late: readonly Late[]): Promise<LateRow[]> {
  const named = late.map(({ author: { householdId, uid }, draft: { base, record } }) => [
    ...[householdId, record.id, base, uid],
  ]);
  const before = sql`from ${changeLog} as log where log.household_id = value ->> 0 and log.id = value ->> 1
    and log.base = cast(value ->> 2 as bigint) and log.uid = value ->> 3`;
  const { rows } = await sql<LateRow>`
    select (
      select body from documents where documents.household_id = value ->> 0 and documents.id = value ->> 1
    ) as current, (select seq ${before}) as seq, (select body ${before}) as body
    from ${engine.eachOf(sql.val(JSON.stringify(named)))}
  `.execute(query);
  return rows;
}
