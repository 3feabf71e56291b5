import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** The connection was lost during the commit: nobody knows whether the transaction took effect. */
export class InDoubtCommit extends Error {}

/** All or nothing, on a connection of its own. */
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
      // An engine that has rolled back by itself refuses this; the fault to tell of is the first one.
      await sql`rollback`.execute(connection).catch(() => {});
      if (isCommitting && isConnectionLost(error)) throw new InDoubtCommit("lost during the commit", { cause: error });
      throw error;
    }
  });
}

export interface Retries {
  isConflict: Engine["isConflict"];
  isConnectionLost: Engine["isConnectionLost"];
  /** Whether doing it twice does no harm, so that a commit in doubt can be tried again. */
  isRepeatable?: boolean;
}

/** How often a transaction that conflicts with another one is tried. */
const attempts = 5;
/** How long a lost database is waited for in one request: a restart of PostgreSQL takes a second or two. */
const patience = 6_000;
const longestPause = 500;

/**
 * Retries a transaction that certainly had no effect, after a random pause: one that conflicted with another, or one whose
 * connection was lost before its commit.
 */
export async function withRetries<T>(work: () => Promise<T>, retries: Retries): Promise<T> {
  const giveUpAt = Date.now() + patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isCutOff = retries.isConnectionLost(error) || (retries.isRepeatable === true && error instanceof InDoubtCommit);
      const mayTry = isCutOff ? Date.now() < giveUpAt : attempt < attempts && retries.isConflict(error);
      if (!mayTry) throw error;
      const pause = isCutOff ? Math.min(attempt * 50, longestPause) : attempt * 12;
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}
