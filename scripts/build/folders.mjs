import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const dist = join(root, "dist");
export const inDist = (...names) => join(dist, ...names);
