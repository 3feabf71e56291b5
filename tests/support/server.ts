import { existsSync } from "node:fs";
import { join } from "node:path";
import { isBad, readConfig } from "#server/config.ts";
import { emptySite, readSite } from "#server/http/site.ts";
import { startServer, stop, stopOnSignals } from "#server/start.ts";
import { signedIn, withTrustedSession } from "./trusted-session.ts";

/**
 * The real server, accounts included, which also trusts requests that say who they are. Serves the build in ./dist, or no pages
 * where there is none.
 */
const dist = join(process.cwd(), "dist");

const config = readConfig(process.env);
if (isBad(config)) stop(config.message);
const server = await startServer({
  config,
  site: existsSync(join(dist, "pages.json")) ? readSite(dist, config) : emptySite,
  readSession: async (request, bySession) => signedIn(request.headers) ?? bySession(request),
  inFront: withTrustedSession,
});
stopOnSignals(server);
