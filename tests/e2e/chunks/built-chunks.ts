import { readFileSync } from "node:fs";
import { join } from "node:path";

const page = readFileSync(join("dist", "pages", "home.html"), "utf8");

const block = (id: string): unknown => JSON.parse(page.match(new RegExp(`id="${id}">(.*?)</script>`))![1]!);

/** The build's own table: every screen, lazy piece and worker with its files, its own file first. */
export const chunks = block("chunks") as Readonly<Record<string, readonly string[]>>;

/** The script that every page starts with. */
export const [entry] = block("start") as [string];

/** Every file that a press or a route fetches. */
export const files: readonly string[] = [...new Set(Object.values(chunks).flat())];
