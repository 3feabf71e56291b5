import { type Kysely, type SqlBool, sql } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Checkpoint, PullAnswer, PullPart } from "#sync/protocol.ts";
import type { Database } from "./database.ts";
import { isAccountedFor, lostVersionsOf, seenBy, startEpochIfSetBack } from "./epochs.ts";
import { type OpenHousehold, openHousehold } from "./household-access.ts";
import type { DocumentRow, Tables } from "./tables.ts";

export type PullRefusal = "not-a-member";

/** The limits of one answer. */
interface PageLimits {
  records: number;
  bytes: number;
}

interface PullRequest {
  householdId: string;
  uid: string;
  known: Checkpoint & { part?: PullPart | undefined };
  page: PageLimits;
  now: number;
  /** Waits after heavy work that took so many milliseconds, so that other requests get their turn. */
  pace(took: number): Promise<void>;
}

/**
 * Reads the records after the checkpoint, as the JSON of a `PullAnswer`: records are stored as JSON, and parsing and
 * serializing them again would be most of the cost of a page. A pull may also reveal that the database was set back.
 */
export async function pullText(
  { read, write }: Pick<Database, "read" | "write">,
  request: PullRequest,
): Promise<Result<string, PullRefusal>> {
  const { householdId, uid, known, now, pace } = request;
  const seen = seenBy(known);
  let took = 0;
  const readPage = (isChecked: boolean) =>
    read(async (query) => {
      // Measured from here, because before this it may have waited for a connection.
      const started = performance.now();
      const household = await openHousehold(query, householdId, uid);
      if (!household) return err("not-a-member" as const);
      if (isChecked && !(await isAccountedFor(query, household, seen, now))) return "set-back";
      const page = await pageOf(query, household, request);
      const text = textOf(page);
      took += performance.now() - started;
      return ok({ text, hasMore: page.hasMore });
    });
  const first = await readPage(true);
  if (first === "set-back") await write((query) => startEpochIfSetBack(query, { householdId, uid, seen, now }));
  const answer = first === "set-back" ? await readPage(false) : first;
  if (answer === "set-back") throw new Error("An unchecked page was checked.");
  if (!answer.ok) return answer;
  // More pages mean a device that is new or was offline for long. It must not slow everyone else down.
  // Sending a page takes about as long as reading it.
  if (answer.value.hasMore) await pace(2 * took);
  return ok(answer.value.text);
}

type PageOfRows = Omit<PullAnswer, "records"> & { rows: readonly Pick<DocumentRow, "version" | "body">[] };

/** Stored records have no version field, so it can be appended at the end. */
const textOf = ({ rows, hasMore, ...page }: PageOfRows): string => {
  const records = rows.map(({ version, body }) => `${body.slice(0, -1)},"version":${version}}`).join();
  return `${JSON.stringify(page).slice(0, -1)},"records":[${records}],"hasMore":${hasMore}}`;
};

/** Reads records in the order of their versions. Run it in `read`: all queries must see the same snapshot. */
async function pageOf(
  query: Kysely<Tables>,
  { id: householdId, ...household }: OpenHousehold,
  { known, page }: PullRequest,
): Promise<PageOfRows> {
  const after = known.epoch === household.epoch ? known.seq : 0;
  const from = { householdId, after, part: known.part };
  if (known.part === "latest-entries") return latestEntries(query, from, household, page);
  const sizes = await readSizesAfter(query, from, page.records + 1);
  // A text never has more characters than bytes, so this loads the page and little more.
  const last = sizes[countWithin(charactersOf(sizes.slice(0, page.records)), page.bytes) - 1];
  const rows = last ? await readRowsThrough(query, from, last.version) : [];
  const sent = rows.slice(0, countWithin(bytesOf(rows), page.bytes));
  const hasMore = sent.length < sizes.length;
  const seq = hasMore ? sent.at(-1)!.version : household.seq;
  const { epoch } = household;
  const lost = known.epoch === epoch ? [] : await lostVersionsOf(query, householdId);
  return { epoch, seq, lost, rows: sent, hasMore };
}

/** How many sizes there are up to and including the one that exceeds the limit. */
function countWithin(sizes: readonly number[], limit: number): number {
  let total = 0;
  const exceeding = sizes.findIndex((size) => {
    total += size;
    return total > limit;
  });
  return exceeding < 0 ? sizes.length : exceeding + 1;
}

interface From {
  householdId: string;
  after: number;
  part: PullPart | undefined;
}

/** The entries changed last, as many as fit one page, in the order of their versions like every answer. */
async function latestEntries(
  query: Kysely<Tables>,
  { householdId }: From,
  { epoch, seq }: Pick<OpenHousehold, "epoch" | "seq">,
  page: PageLimits,
): Promise<PageOfRows> {
  const all = query.selectFrom("documents").where("household_id", "=", householdId).where(isEntry);
  const newestFirst = all.orderBy("version", "desc");
  const sizes = await newestFirst.select(["version", characters]).limit(page.records).execute();
  const first = sizes[countWithin(charactersOf(sizes), page.bytes) - 1];
  const rows = first
    ? await newestFirst.select(["version", "body"]).where("version", ">=", first.version).execute()
    : [];
  const sent = rows.slice(0, countWithin(bytesOf(rows), page.bytes)).reverse();
  return { epoch, seq, lost: [], rows: sent, hasMore: false };
}

const characters = sql<number>`length(body)`.as("characters");
const charactersOf = (sizes: readonly { characters: number }[]) => sizes.map((row) => row.characters);
const bytesOf = (rows: readonly Pick<DocumentRow, "body">[]) => rows.map(({ body }) => Buffer.byteLength(body));

/** Literals, not parameters: SQLite uses a partial index only if its condition is in the statement itself. */
const isEntry = sql<SqlBool>`kind = 'transaction'`;
const isNotEntry = sql<SqlBool>`kind <> 'transaction'`;

function documentsAfter(query: Kysely<Tables>, { householdId, after, part }: From) {
  const all = query.selectFrom("documents").where("household_id", "=", householdId).where("version", ">", after);
  return (part === "without-entries" ? all.where(isNotEntry) : all).orderBy("version");
}

const readSizesAfter = (query: Kysely<Tables>, from: From, most: number) =>
  documentsAfter(query, from).select(["version", characters]).limit(most).execute();

const readRowsThrough = (
  query: Kysely<Tables>,
  from: From,
  last: number,
): Promise<Pick<DocumentRow, "version" | "body">[]> =>
  documentsAfter(query, from).select(["version", "body"]).where("version", "<=", last).execute();
