import type { Context } from "hono";

/** Not the name and address that Apple sends along: nobody here asks for them, and an address bar is no place for them. */
const wanted = ["code", "state", "error"];

/**
 * Apple sends people back by a form of its own page, and a browser keeps our cookies out of that. So it only leads on to
 * the same address as a plain visit, which has them, and changes nothing.
 */
export async function appleReturn(c: Context): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const known = new URLSearchParams([...form].filter(([name]) => wanted.includes(name)));
  c.header("cache-control", "no-store");
  return c.redirect(`/api/auth/callback/apple?${known}`, 303);
}
