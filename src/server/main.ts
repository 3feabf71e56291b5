import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isBad, readConfig } from "./config.ts";
import { readSite } from "./http/site.ts";
import { startServer, stop, stopOnSignals } from "./start.ts";

/** The built server is in dist/server, next to the site that it serves. */
const dist = dirname(dirname(fileURLToPath(import.meta.url)));

const config = readConfig(process.env);
if (isBad(config)) stop(config.message);
stopOnSignals(await startServer({ config, site: readSite(dist, config) }));
