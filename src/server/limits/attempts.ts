import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../storage/database.ts";
import type { AttemptRow } from "../storage/identity-tables.ts";
import type { Tables } from "../storage/tables.ts";

type Counted = Omit<AttemptRow, "key">;

/** Whether one more may be tried, given what was counted so far: what is counted then, or how long to wait. */
export type Rule = (before: Counted | undefined, now: number) => Counted | { wait: number };

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** So many within a time. */
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
 * A few at once, then one after each delay, which doubles. It has an end, because anyone can make someone else wait by
 * guessing; and it is forgotten after a day without a guess.
 */
export const growingDelay: Rule = (before, now) => {
  const known = before && now < before.since + day ? before : undefined;
  if (known && now < known.until) return { wait: known.until - now };
  const count = (known?.count ?? 0) + 1;
  const delay = count < free ? 0 : Math.min(longestDelay, firstDelay * 2 ** (count - free));
  return { count, since: now, until: delay && now + delay };
};

/** Counts how often something is tried, in the database, so that all nodes count together. */
export interface Attempts {
  /** Counts one more and gives 0, or gives the milliseconds to wait first. Counted before the outcome is known. */
  take(name: string, rule: Rule, now: number): Promise<number>;
  /** It was who they said. */
  forgive(name: string): Promise<void>;
}

export function attemptsIn(database: Database, secret: string): Attempts {
  const keyOf = (name: string) => createHmac("sha256", secret).update(`attempt:${name}`).digest("base64url");
  return {
    async take(name, rule, now) {
      const key = keyOf(name);
      // Whoever has to wait anyway costs the database no write.
      const judged = rule(await find(database.query, key), now);
      return "wait" in judged ? judged.wait : database.write((query) => count(query, key, rule, now));
    },
    async forgive(name) {
      await database.query.deleteFrom("attempts").where("key", "=", keyOf(name)).execute();
    },
  };
}

const find = (query: Kysely<Tables>, key: string): Promise<AttemptRow | undefined> =>
  query.selectFrom("attempts").selectAll().where("key", "=", key).executeTakeFirst();

/** Writing the row first holds it, so that those who come at the same time are counted one after the other. */
async function count(query: Kysely<Tables>, key: string, rule: Rule, now: number): Promise<number> {
  const held = query.insertInto("attempts").values({ key, count: 0, since: 0, until: 0 });
  const row = await held
    .onConflict((found) => found.column("key").doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const judged = rule(row.count === 0 ? undefined : row, now);
  if ("wait" in judged) return judged.wait;
  const { since, until } = judged;
  await query.updateTable("attempts").set({ count: judged.count, since, until }).where("key", "=", key).execute();
  return 0;
}

export async function purgeAttempts(query: Kysely<Tables>, olderThan: number): Promise<void> {
  await query.deleteFrom("attempts").where("since", "<", olderThan).where("until", "<", olderThan).execute();
}
