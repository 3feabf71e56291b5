import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database } from "./database.ts";
import { newEpoch } from "./epochs.ts";
import type { Tables } from "./tables.ts";

/**
 * A time that is stored in the database and then in a file beside it. A database with an earlier time than the file is not
 * the one that was served last: an older copy replaced it, or a lagging replica took over. Devices would detect this one by
 * one; the marker detects it for all households at once, members and accounts included.
 */
const markerSchema = v.object({ installation: v.string(), served: v.pipe(v.number(), v.integer()) });
type Marker = v.InferOutput<typeof markerSchema>;

const markEvery = 10_000;

export const markerPath = (dataDir: string): string => join(dataDir, "served.json");

/** The marker file, or null if it is missing or unreadable. */
export function readMarker(dataDir: string): Marker | null {
  try {
    return v.parse(markerSchema, JSON.parse(readFileSync(markerPath(dataDir), "utf8")));
  } catch {
    return null;
  }
}

interface MarkerParts {
  database: Database;
  dataDir: string;
  log: Pick<Logger, "warn" | "error">;
  now?: () => number;
}

export interface ServedMarker {
  /** Compares both times, then stores the current one in both places. */
  mark(): Promise<void>;
  close(): Promise<void>;
}

/** Compares at once, then marks every few seconds if something was written, and when it closes. */
export async function openServedMarker({ database, dataDir, log, now = Date.now }: MarkerParts): Promise<ServedMarker> {
  const installation = await installationOf(database.query);
  const before = readMarker(dataDir);
  if (before && before.installation !== installation)
    log.warn("this is another database than the one that was served last from this DATA_DIR");
  let served = before?.installation === installation ? before.served : 0;
  let [marked, running] = [-1, Promise.resolve()];

  async function mark(): Promise<void> {
    const { isSetBack, moment } = await database.write((query) => markIn(query, served, now()));
    if (isSetBack)
      log.warn(
        "the database is older than the one that was served last: every device starts over and returns what it lacks",
      );
    served = moment;
    marked = database.writeCount();
    writeMarker(dataDir, { installation, served });
  }

  const markIfWritten = () => {
    if (marked === database.writeCount()) return;
    running = mark().catch((err: unknown) => log.error({ err }, "the served moment was not stored"));
  };
  await mark();
  const timer = setInterval(markIfWritten, markEvery);
  timer.unref();
  return {
    mark,
    async close() {
      clearInterval(timer);
      await running;
      markIfWritten();
      await running;
    },
  };
}

async function markIn(query: Kysely<Tables>, served: number, now: number) {
  const stored = Number((await factOf(query, "served")) ?? 0);
  const isSetBack = stored < served;
  if (isSetBack) await newEpoch(query, now);
  const moment = Math.max(now, stored, served);
  await storeServed(query, moment);
  return { isSetBack, moment };
}

/** A restore stores it too: otherwise the next start would take the backup for a database that was set back. */
export async function storeServed(query: Kysely<Tables>, moment: number): Promise<void> {
  const value = String(moment);
  const fact = query.insertInto("site_facts").values({ name: "served", value });
  await fact.onConflict((conflict) => conflict.column("name").doUpdateSet({ value })).execute();
}

const installationOf = async (query: Kysely<Tables>): Promise<string> => (await factOf(query, "installation"))!;

async function factOf(query: Kysely<Tables>, name: string): Promise<string | undefined> {
  const fact = query.selectFrom("site_facts").select("value").where("name", "=", name);
  return (await fact.executeTakeFirst())?.value;
}

/** Atomic. After a power cut it may be older than the database, which is harmless, but never newer. */
function writeMarker(dataDir: string, marker: Marker): void {
  const path = markerPath(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify(marker)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
