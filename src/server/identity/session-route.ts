import { Hono } from "hono";
import type { Session } from "#sync/user.ts";

/** Tells a page whether someone is signed in. This server keeps no accounts yet, so nobody is. */
export function sessionRoute(): Hono {
  const nobody: Session = { user: null };
  return new Hono().get("/", (c) => {
    c.header("cache-control", "no-store");
    return c.json(nobody);
  });
}
