/** `npm run dev`: web and server from their sources, both reloaded as they change. The gallery of controls is at /gallery. */
import { createServer as createHttpServer } from "node:http";
import { root } from "./build/folders.mjs";
import { createMessages, textsPath } from "./dev/messages.mjs";
import { installIfMissing } from "./setup.mjs";

installIfMissing();
const { createServer } = await import("vite");
const { getRequestListener } = await import("@hono/node-server");
const vite = await createServer({ root, server: { middlewareMode: true } });
const source = (path) => vite.ssrLoadModule(`/src/server/${path}`);

const { readConfig, isBad } = await source("config.ts");
const config = readConfig({ SMS_URL: `http://127.0.0.1:${process.env.PORT ?? 3000}${textsPath}`, ...process.env });
if (isBad(config)) {
  console.error(`Weekfold can't start. ${config.message}`);
  process.exit(1);
}
const authSecret = (await source("identity/auth-secret.ts")).authSecretFor(config);
if (isBad(authSecret)) {
  console.error(`Weekfold can't start. ${authSecret.message}`);
  process.exit(1);
}
const database = await (await source("storage/database.ts")).openDatabase(config);
const { createLog } = await source("log.ts");
const log = createLog();
log.level = "warn";
const live = (await source("live/live.ts")).openLive({ database, databaseUrl: config.databaseUrl, log });
const sent = (await source("contact/contact-messages.ts")).contactSent(config.contactEmail);
const mail = (await source("mail/mail.ts")).openMail({ database, config, log, sent });
const { reminderSecrets } = await source("reminders/reminder-secrets.ts");
const reminders = (await source("reminders/reminder-sender.ts")).openReminders({
  ...{ database, log, wake: mail.wake, publicUrl: config.publicUrl, secrets: reminderSecrets(authSecret) },
});
const ledger = (await source("storage/erasure-ledger.ts")).erasureLedger({ database, dataDir: config.dataDir, log });
await ledger.copy();
const messages = createMessages();
const send = async (letter) => {
  await mail.send(letter);
  if (!config.smtpUrl) messages.showMail(letter);
};
const events = (await source("events/collector.ts")).openCollector({ config, log });
const keepEvents = config.analyticsConsent === "off" ? {} : { keepEvents: events.keep };
const services = { hub: live.hub, mail: send, text: mail.sendText, ledger, authSecret, ...keepEvents };

const { siteOf } = await source("http/site-texts.ts");
const { isNoPage } = await source("http/not-pages.ts");

let current = { createApp: null, listener: null };

/** Vite answers with a new module after any change below it; the app is then made anew on the same database. */
async function serverApp() {
  const [{ createApp }, { emptySite: site }] = await Promise.all([source("app.ts"), source("http/site.ts")]);
  if (createApp !== current.createApp) {
    const app = createApp({ config, database, site, log, ...services });
    current = { createApp, listener: getRequestListener(app.fetch) };
  }
  return current.listener;
}

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Weekfold</title><link rel="icon" href="/icon.svg">
<script type="application/json" id="site">${JSON.stringify(siteOf(config))}</script></head>
<body><div id="root"></div><script type="module" src="/src/web/main.tsx"></script>
<script type="module" src="/scripts/dev/messages-panel.js"></script></body></html>`;

async function answer(request, response) {
  const { pathname } = new URL(request.url, "http://localhost");
  if (await messages.answer(request, response)) return;
  if (/^\/(api\/|healthz)/.test(pathname)) return (await serverApp())(request, response);
  vite.middlewares(request, response, () => answerPage(pathname, request.url, response));
}

async function answerPage(pathname, url, response) {
  const isMissing = isNoPage(pathname);
  response.writeHead(isMissing ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
  response.end(isMissing ? "" : await vite.transformIndexHtml(url, page));
}

const server = createHttpServer((request, response) => {
  answer(request, response).catch((error) => {
    vite.ssrFixStacktrace(error);
    console.error(error);
    if (!response.headersSent) response.writeHead(500).end("The server failed; its log says why.");
  });
});
server.listen(config.port, config.host, () => {
  console.log(`Weekfold (development) is ready at http://localhost:${server.address().port}`);
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    server.close();
    live.hub.end();
    const closed = Promise.all([vite.close(), live.close(), reminders.close(), mail.close(), events.close()]);
    void closed.then(database.close).then(() => process.exit(0));
  });
}
