import { type Context, Hono } from "hono";
import type { Session } from "#sync/user.ts";

/** What a browser is to be told about its session, and the cookies that go with it. */
export interface SessionReader {
  read(c: Context): Promise<Session>;
  end(c: Context): Promise<void>;
}

const nobody: SessionReader = { read: async () => ({ user: null }), end: async () => {} };

/** Not the storage: that would erase what waits to be sent. */
export const clearCache = (c: Context): void => c.header("clear-site-data", '"cache"');

/** Tells a page whether someone is signed in, and ends that. */
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
