import type { Context } from "hono";
import { refusalOf, refuse } from "../refusals.ts";
import type { AuthPath } from "./auth-paths.ts";

/** Hands on the cookies that better-auth set; of two with one name the later, which is the one that counts. */
export function passCookies(c: Context, headers: Headers | null | undefined): void {
  const last = new Map(headers?.getSetCookie().map((cookie) => [cookie.split("=", 1)[0], cookie]));
  for (const cookie of last.values()) c.header("set-cookie", cookie, { append: true });
}

/** Says in the house's words what better-auth answered. */
export async function translated(c: Context, given: Response, { answer }: AuthPath): Promise<Response> {
  passCookies(c, given.headers);
  const location = given.headers.get("location");
  if (location && given.status >= 300 && given.status < 400) return c.redirect(location, 302);
  const said = (await given.json().catch(() => null)) as Record<string, unknown> | null;
  if (given.ok) return c.json(answer?.(said ?? {}) ?? {});
  return refuse(c, refusalOf(said?.code, given.status), said?.unmet ? { unmet: said.unmet } : {});
}
