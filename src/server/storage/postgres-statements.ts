import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

const most = 200;

/**
 * Lets the server keep each text with its plan: planning the questions of a push costs more than answering them. What
 * comes in too many forms to be kept is asked as it is.
 */
export function rememberPlans(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < most) names.set(text, `weekfold-${names.size}`);
    return names.get(text);
  };
  const remembering = (client: pg.PoolClient): PostgresPoolClient => ({
    // Kysely's type also has cursors, which nobody here asks for.
    query: ((text: string, values: unknown[]) => {
      const name = nameOf(text);
      return client.query({ text, values, ...(name && { name }) });
    }) as unknown as PostgresPoolClient["query"],
    release: () => client.release(),
  });
  return {
    connect: async () => remembering(await pool.connect()),
    end: () => pool.end(),
  };
}
