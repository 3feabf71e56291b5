import type { Context } from "hono";
import { isNoPage } from "./not-pages.ts";
import { answerFile } from "./served-file.ts";
import type { Site } from "./site.ts";

/** A file, else a prerendered page, else the app's shell. A missing file is a real 404: HTML in its place breaks chunks. */
export function answerFromSite(c: Context, site: Site): Response | Promise<Response> {
  const path = c.req.path;
  const file = site.files.get(path);
  if (file) return answerFile(c, file);
  const page = isNoPage(path) ? null : pageAt(path, site);
  return page ? answerFile(c, page) : c.notFound();
}

function pageAt(path: string, site: Site) {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, "");
  const defaultLander = /^\/l\/[^/]+$/.test(plain) ? site.pages.get("/l") : undefined;
  return site.pages.get(plain) ?? defaultLander ?? site.shell;
}
