import type { PullAnswer } from "#sync/protocol.ts";
import type { DeviceDatabase, HouseholdRow } from "../device/device-database.ts";
import { applyPart, applyPull, type PullOutcome } from "./apply-pull.ts";
import type { Replication, RoundEnd } from "./replicate.ts";

/** Writes pages with their checkpoints, for one first pull. */
export interface FirstPullWriter {
  write(household: HouseholdRow, page: PullAnswer): Promise<PullOutcome>;
  close(): void;
}

export type OpenPages = () => Promise<FirstPullWriter>;

/**
 * A first pull can have hundreds of pages, each with a thousand requests to the database. Where `openPages` is given, a
 * worker writes them, so that the page stays quick to answer; it is opened with the first of them.
 */
export function firstPullWriter({
  database,
  openPages = async () => writerHere(database),
}: Replication): FirstPullWriter {
  let opened: Promise<FirstPullWriter> | null = null;
  return {
    async write(household, page) {
      opened ??= openPages();
      return (await opened).write(household, page);
    },
    close: () =>
      void opened?.then(
        (writer) => writer.close(),
        () => {},
      ),
  };
}

export const writerHere = (database: Pick<DeviceDatabase, "write">): FirstPullWriter => ({
  write: (household, page) => database.write((tables) => applyPull(tables, household, page)),
  close() {},
});

/**
 * What this week needs, before everything else: all records except the entries, and the entries changed last. Where it
 * is interrupted the next round starts it over, which costs a few pages.
 */
export async function pullThisWeek(parts: Replication, household: string): Promise<RoundEnd | null> {
  for (let after = 0, hasMore = true; hasMore; ) {
    const page = await pullPart(parts, household, "without-entries", after);
    if (typeof page === "string") return page;
    if (!page) return null;
    [after, hasMore] = [page.seq, page.hasMore];
  }
  const latest = await pullPart(parts, household, "latest-entries", 0);
  if (typeof latest === "string") return latest;
  if (latest) parts.onArrived?.(household);
  return null;
}

/** Null where the server has another epoch than this device by now: the pull that follows starts everything over. */
async function pullPart(
  { database, remote }: Replication,
  household: string,
  part: "without-entries" | "latest-entries",
  after: number,
): Promise<PullAnswer | RoundEnd | null> {
  const [row] = await database.read(({ households }) => households.get([[household]]));
  if (!row) return "household-gone";
  const pulled = await remote.pullPart!(household, { epoch: row.epoch, seq: after, seen: row.seen ?? after, part });
  if (!pulled.ok) return pulled.problem;
  if (row.epoch !== null && row.epoch !== pulled.value.epoch) return null;
  const missing = part === "latest-entries" ? "entries" : row.missing;
  const outcome = await database.write((tables) => applyPart(tables, row, pulled.value, missing));
  return typeof outcome === "string" ? outcome : pulled.value;
}
