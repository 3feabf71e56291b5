import { root } from "../build/folders.mjs";
import { createMessages, textsPath } from "./messages.mjs";

/**
 * The production server from its sources, with Vite in the place of the built site. `wrap` and `readSession` go to the server's start,
 * where tests sign people in.
 */
export async function openDevelopment({ env = process.env, wrap = (app) => app, readSession } = {}) {
  const { createServer } = await import("vite");
  const { RESPONSE_ALREADY_SENT } = await import("@hono/node-server/utils/response");
  const { Hono } = await import("hono");
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    // Packages that only lazy pieces import are found now; found later, they would reload the page.
    optimizeDeps: { entries: ["src/web/**/*.{ts,tsx}", "!**/*.{test,fixture}.*"] },
  });
  const load = (path) => vite.ssrLoadModule(`/src/server/${path}`);
  const messages = createMessages();

  async function start() {
    const [{ isBad, readConfig }, { startServer, stop }, { emptySite, siteOf }, { isNoPage }] = await Promise.all(
      ["config.ts", "start.ts", "http/site.ts", "http/not-pages.ts"].map(load),
    );
    const config = readConfig({ SMS_URL: `http://127.0.0.1:${env.PORT ?? 3000}${textsPath}`, ...env });
    if (isBad(config)) stop(config.message);
    return startServer({
      config,
      site: emptySite,
      logLevel: "warn",
      ...(readSession && { readSession }),
      inFront: (app) => withVite(wrap(app), { page: pageFor(siteOf(config)), isNoPage }),
      // With a mail server they arrive in a mailbox.
      ...(!config.smtpUrl && { onMail: messages.showMail }),
    });
  }

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

  return { vite, start };
}

const pageFor = (site) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Weekfold</title><link rel="icon" href="/icon.svg">
<script type="application/json" id="site">${JSON.stringify(site)}</script></head>
<body><div id="root"></div><script type="module" src="/src/web/main.tsx"></script>
<script type="module" src="/scripts/dev/messages-panel.js"></script></body></html>`;
