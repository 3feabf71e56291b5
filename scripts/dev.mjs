/** `npm run dev`: web and server from their sources, both reloaded as they change. The gallery of controls is at /gallery. */
import { root } from "./build/folders.mjs";
import { createMessages, textsPath } from "./dev/messages.mjs";
import { installIfMissing } from "./setup.mjs";

installIfMissing();
const { createServer } = await import("vite");
const { RESPONSE_ALREADY_SENT } = await import("@hono/node-server/utils/response");
const { Hono } = await import("hono");
const vite = await createServer({ root, server: { middlewareMode: true } });
const load = (path) => vite.ssrLoadModule(`/src/server/${path}`);
const messages = createMessages();

/** Starts the production server from its sources, with Vite in the place of the built site. */
async function start() {
  const [{ isBad, readConfig }, { startServer, stop }, { emptySite }, { siteOf }, { isNoPage }] = await Promise.all(
    ["config.ts", "start.ts", "http/site.ts", "http/site-texts.ts", "http/not-pages.ts"].map(load),
  );
  const config = readConfig({ SMS_URL: `http://127.0.0.1:${process.env.PORT ?? 3000}${textsPath}`, ...process.env });
  if (isBad(config)) stop(config.message);
  return startServer({
    ...{ config, site: emptySite, logLevel: "warn" },
    inFront: (app) => withVite(app, { page: pageFor(siteOf(config)), isNoPage }),
    // With a mail server they arrive in a mailbox.
    ...(!config.smtpUrl && { onMail: messages.showMail }),
  });
}

const pageFor = (site) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Weekfold</title><link rel="icon" href="/icon.svg">
<script type="application/json" id="site">${JSON.stringify(site)}</script></head>
<body><div id="root"></div><script type="module" src="/src/web/main.tsx"></script>
<script type="module" src="/scripts/dev/messages-panel.js"></script></body></html>`;

/** The API is the app's, everything else is Vite's. Vite writes to the Node response itself. */
function withVite(app, { page, isNoPage }) {
  return new Hono().all("*", async (c) => {
    const { incoming, outgoing } = c.env;
    const { pathname } = new URL(c.req.url);
    if (await messages.answer(incoming, outgoing)) return RESPONSE_ALREADY_SENT;
    if (/^\/(api\/|healthz)/.test(pathname)) return app.fetch(c.req.raw, c.env);
    const isUnanswered = await new Promise((resolve) => {
      outgoing.once("close", () => resolve(false));
      vite.middlewares(incoming, outgoing, () => resolve(true));
    });
    if (!isUnanswered) return RESPONSE_ALREADY_SENT;
    if (isNoPage(pathname)) return c.body(null, 404);
    return c.html(await vite.transformIndexHtml(incoming.url, page));
  });
}

let running = await start();
let restarting = Promise.resolve();

/** A changed source of the server restarts it on the same database; Vite reloads the page for a source of the web. */
vite.watcher.on("change", (file) => {
  const isOfServer = vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size > 0;
  if (!isOfServer) return;
  restarting = restarting.then(restart).catch((error) => {
    vite.ssrFixStacktrace(error);
    console.error(error);
  });
});

async function restart() {
  await running.close();
  running = await start();
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await restarting;
    await running.close();
    await vite.close();
    process.exit(0);
  });
}
