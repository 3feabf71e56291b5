import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** The connection was lost during the commit, so it is unknown whether the transaction took effect. */
export class InDoubtCommit extends Error {}

/** Runs `work` on a connection of its own: commits, or rolls back and throws. */
export function inTransaction<T>(
  query: Kysely<Tables>,
  begin: Engine["beginWriting"],
  work: (query: Kysely<Tables>) => Promise<T>,
  isConnectionLost: Engine["isConnectionLost"] = () => false,
): Promise<T> {
  return query.connection().execute(async (connection) => {
    await begin(connection);
    let isCommitting = false;
    try {
      const result = await work(connection);
      isCommitting = true;
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // An engine that has already rolled back refuses this. The first error is the one to report.
      await sql`rollback`.execute(connection).catch(() => {});
      if (isCommitting && isConnectionLost(error)) throw new InDoubtCommit("lost during the commit", { cause: error });
      throw error;
    }
  });
}

export interface Retries {
  isConflict: Engine["isConflict"];
  isConnectionLost: Engine["isConnectionLost"];
  /** Whether the work is idempotent, so that it can be retried after an in-doubt commit. */
  isRepeatable?: boolean;
}

/** How often a conflicting transaction is tried. */
const attempts = 5;
/** How long one request waits for a lost database: a restart of PostgreSQL takes a second or two. */
const reconnectTimeout = 6_000;
const longestPause = 500;

/**
 * Retries a transaction that certainly had no effect, with a jittered backoff: one that conflicted with another, or one
 * whose connection was lost before its commit.
 */
export async function withRetries<T>(work: () => Promise<T>, retries: Retries): Promise<T> {
  const giveUpAt = Date.now() + reconnectTimeout;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isCutOff =
        retries.isConnectionLost(error) || (retries.isRepeatable === true && error instanceof InDoubtCommit);
      const mayRetry = isCutOff ? Date.now() < giveUpAt : attempt < attempts && retries.isConflict(error);
      if (!mayRetry) throw error;
      const pause = isCutOff ? Math.min(attempt * 50, longestPause) : attempt * 12;
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}
