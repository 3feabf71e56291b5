import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../storage/database.ts";
import type { AttemptRow } from "../storage/identity-tables.ts";
import type { Tables } from "../storage/tables.ts";

type Counter = Omit<AttemptRow, "key">;

/** Decides whether one more attempt is allowed: the new counter, or how long to wait. */
export type Rule = (before: Counter | undefined, now: number) => Counter | { wait: number };

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A fixed window: `most` attempts within a time. */
export const window =
  (most: number, within: number): Rule =>
  (before, now) => {
    if (!before || now >= before.since + within) return { count: 1, since: now, until: 0 };
    if (before.count >= most) return { wait: before.since + within - now };
    return { ...before, count: before.count + 1 };
  };

const free = 5;
const firstDelay = 15_000;
const longestDelay = 15 * minute;

/**
 * Exponential backoff after a few free attempts. The delay is capped, because anyone can make someone else wait by
 * guessing, and it resets after a day without an attempt.
 */
export const growingDelay: Rule = (before, now) => {
  const known = before && now < before.since + day ? before : undefined;
  if (known && now < known.until) return { wait: known.until - now };
  const count = (known?.count ?? 0) + 1;
  const delay = count < free ? 0 : Math.min(longestDelay, firstDelay * 2 ** (count - free));
  return { count, since: now, until: delay && now + delay };
};

/** Rate limits. The counters are in the database, so that all nodes share them. */
export interface Attempts {
  /** Counts one attempt and returns 0, or returns the milliseconds to wait. Call it before the outcome is known. */
  take(name: string, rule: Rule, now: number): Promise<number>;
  /** Resets the counter after a success. */
  forgive(name: string): Promise<void>;
}

export function attemptsIn(database: Database, secret: string): Attempts {
  const keyOf = (name: string) => createHmac("sha256", secret).update(`attempt:${name}`).digest("base64url");
  return {
    async take(name, rule, now) {
      const key = keyOf(name);
      // Refused attempts cost no database write.
      const decision = rule(await find(database.query, key), now);
      return "wait" in decision ? decision.wait : database.write((query) => count(query, key, rule, now));
    },
    async forgive(name) {
      await database.query.deleteFrom("attempts").where("key", "=", keyOf(name)).execute();
    },
  };
}

const find = (query: Kysely<Tables>, key: string): Promise<AttemptRow | undefined> =>
  query.selectFrom("attempts").selectAll().where("key", "=", key).executeTakeFirst();

/** The insert locks the row first, so that concurrent attempts are counted one after the other. */
async function count(query: Kysely<Tables>, key: string, rule: Rule, now: number): Promise<number> {
  const locked = query.insertInto("attempts").values({ key, count: 0, since: 0, until: 0 });
  const row = await locked
    .onConflict((found) => found.column("key").doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const decision = rule(row.count === 0 ? undefined : row, now);
  if ("wait" in decision) return decision.wait;
  const { since, until } = decision;
  await query.updateTable("attempts").set({ count: decision.count, since, until }).where("key", "=", key).execute();
  return 0;
}

export async function purgeAttempts(query: Kysely<Tables>, olderThan: number): Promise<void> {
  await query.deleteFrom("attempts").where("since", "<", olderThan).where("until", "<", olderThan).execute();
}
