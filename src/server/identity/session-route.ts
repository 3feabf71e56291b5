import { type Context, Hono } from "hono";
import type { Session } from "#sync/user.ts";

/** Reads and ends the session of a browser, including its cookies. */
export interface SessionReader {
  read(c: Context): Promise<Session>;
  end(c: Context): Promise<void>;
}

const nobody: SessionReader = { read: async () => ({ user: null }), end: async () => {} };

/** Not the storage: that would delete unsent writes. */
export const clearCache = (c: Context): void => c.header("clear-site-data", '"cache"');

/** Tells a page whether someone is signed in, and signs out. */
export function sessionRoute({ read, end }: SessionReader = nobody, now = Date.now): Hono {
  return new Hono()
    .get("/", async (c) => {
      c.header("cache-control", "no-store");
      const session = await read(c);
      return c.json(session.user ? { ...session, at: now() } : session);
    })
    .delete("/", async (c) => {
      c.header("cache-control", "no-store");
      await end(c);
      clearCache(c);
      return c.body(null, 204);
    });
}
