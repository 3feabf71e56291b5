import { type Kysely, type SqlBool, sql } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Checkpoint, PullAnswer, PullPart } from "#sync/protocol.ts";
import type { Database } from "./database.ts";
import { isAccountedFor, lostVersionsOf, seenBy, startEpochIfSetBack } from "./epochs.ts";
import { type OpenHousehold, openHousehold } from "./household-access.ts";
import type { DocumentRow, Tables } from "./tables.ts";

export type PullRefusal = "not-a-member";

/** What one answer may hold. */
interface Page {
  records: number;
  bytes: number;
}

interface PullAsked {
  householdId: string;
  uid: string;
  known: Checkpoint & { part?: PullPart | undefined };
  page: Page;
  now: number;
  /** Waits after heavy work that took so many milliseconds, so that others get their turn. */
  pace(took: number): Promise<void>;
}

/**
 * Gives the records after the checkpoint, as the JSON of a `PullAnswer`: records are stored as JSON, and to parse them only
 * to write them again is most of what a page costs. A device may be the first to show that the database was set back.
 */
export async function pullText(
  { read, write }: Pick<Database, "read" | "write">,
  asked: PullAsked,
): Promise<Result<string, PullRefusal>> {
  const { householdId, uid, known, now, pace } = asked;
  const seen = seenBy(known);
  let took = 0;
  const readPage = (isChecked: boolean) =>
    read(async (query) => {
      // Only from here on, because before this it may have waited for others.
      const started = performance.now();
      const household = await openHousehold(query, householdId, uid);
      if (!household) return err("not-a-member" as const);
      if (isChecked && !(await isAccountedFor(query, household, seen, now))) return "set-back";
      const page = await pageOf(query, household, asked);
      const text = textOf(page);
      took += performance.now() - started;
      return ok({ text, hasMore: page.hasMore });
    });
  const first = await readPage(true);
  if (first === "set-back") await write((query) => startEpochIfSetBack(query, { householdId, uid, seen, now }));
  const answer = first === "set-back" ? await readPage(false) : first;
  if (answer === "set-back") throw new Error("An unchecked page was checked.");
  if (!answer.ok) return answer;
  // More to come means a device that is new or was away for long. It must not slow everyone else down.
  // To send it takes about as long again as to read it.
  if (answer.value.hasMore) await pace(2 * took);
  return ok(answer.value.text);
}

type PageOfRows = Omit<PullAnswer, "records"> & { rows: readonly Pick<DocumentRow, "version" | "body">[] };

/** Stored records lack their version, which is why it can be added at the end. */
const textOf = ({ rows, hasMore, ...page }: PageOfRows): string => {
  const records = rows.map(({ version, body }) => `${body.slice(0, -1)},"version":${version}}`).join();
  return `${JSON.stringify(page).slice(0, -1)},"records":[${records}],"hasMore":${hasMore}}`;
};

/** Reads records in the order of their versions. All queries must see the same moment: run it in `read`. */
async function pageOf(
  query: Kysely<Tables>,
  { id: householdId, ...household }: OpenHousehold,
  { known, page }: PullAsked,
): Promise<PageOfRows> {
  const after = known.epoch === household.epoch ? known.seq : 0;
  const from = { householdId, after, part: known.part };
  if (known.part === "latest-entries") return latestEntries(query, from, household, page);
  const sizes = await readSizesAfter(query, from, page.records + 1);
  // Letters are at most as many as bytes, so this holds the page and little more in memory.
  const last = sizes[countWithin(lettersOf(sizes.slice(0, page.records)), page.bytes) - 1];
  const rows = last ? await readRowsThrough(query, from, last.version) : [];
  const handed = rows.slice(0, countWithin(bytesOf(rows), page.bytes));
  const hasMore = handed.length < sizes.length;
  const seq = hasMore ? handed.at(-1)!.version : household.seq;
  const { epoch } = household;
  const lost = known.epoch === epoch ? [] : await lostVersionsOf(query, householdId);
  return { epoch, seq, lost, rows: handed, hasMore };
}

/** How many of these there are up to and with the one that passes the limit. */
function countWithin(sizes: readonly number[], limit: number): number {
  let total = 0;
  const passing = sizes.findIndex((size) => {
    total += size;
    return total > limit;
  });
  return passing < 0 ? sizes.length : passing + 1;
}

interface From {
  householdId: string;
  after: number;
  part: PullPart | undefined;
}

/** The entries changed last, as far as they fit one page, in the order of their versions like every answer. */
async function latestEntries(
  query: Kysely<Tables>,
  { householdId }: From,
  { epoch, seq }: Pick<OpenHousehold, "epoch" | "seq">,
  page: Page,
): Promise<PageOfRows> {
  const all = query.selectFrom("documents").where("household_id", "=", householdId).where(isEntry);
  const newestFirst = all.orderBy("version", "desc");
  const sizes = await newestFirst.select(["version", letters]).limit(page.records).execute();
  const first = sizes[countWithin(lettersOf(sizes), page.bytes) - 1];
  const rows = first
    ? await newestFirst.select(["version", "body"]).where("version", ">=", first.version).execute()
    : [];
  const handed = rows.slice(0, countWithin(bytesOf(rows), page.bytes)).reverse();
  return { epoch, seq, lost: [], rows: handed, hasMore: false };
}

const letters = sql<number>`length(body)`.as("letters");
const lettersOf = (sizes: readonly { letters: number }[]) => sizes.map((row) => row.letters);
const bytesOf = (rows: readonly Pick<DocumentRow, "body">[]) => rows.map(({ body }) => Buffer.byteLength(body));

/** Written out, not as parameters: SQLite uses a partial index only where the condition is in the statement itself. */
const isEntry = sql<SqlBool>`kind = 'transaction'`;
const isNotEntry = sql<SqlBool>`kind <> 'transaction'`;

function documentsAfter(query: Kysely<Tables>, { householdId, after, part }: From) {
  const all = query.selectFrom("documents").where("household_id", "=", householdId).where("version", ">", after);
  return (part === "without-entries" ? all.where(isNotEntry) : all).orderBy("version");
}

const readSizesAfter = (query: Kysely<Tables>, from: From, most: number) =>
  documentsAfter(query, from).select(["version", letters]).limit(most).execute();

const readRowsThrough = (
  query: Kysely<Tables>,
  from: From,
  last: number,
): Promise<Pick<DocumentRow, "version" | "body">[]> =>
  documentsAfter(query, from).select(["version", "body"]).where("version", "<=", last).execute();
