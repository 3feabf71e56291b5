/**
 * Counts the source files whose code two flows execute: a weekly save, from the press to the partner's screen, and the import of a bank's
 * file, from the choice of the file to the rows in the list. Coverage of the browser (pages and workers) and of the server, both running
 * from their sources.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { openDevelopment } from "../dev/server.mjs";
import { freePort } from "../free-port.mjs";

const { chromium } = await import("@playwright/test");
const { browserArgs, findBrowser } = await import("../browser.mjs");

const port = await freePort();
const address = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), "weekfold-house-"));
const env = { ...process.env, NODE_ENV: "development", PORT: String(port), PUBLIC_URL: address, DATA_DIR: folder };

const today = new Date().toISOString().slice(0, 10);
const bankFile = ["Date,Payee,Amount", `${today},Blue Door Coffee,-4.20`, `${today},Paper Moon,-18.60`].join("\n");

const trusted = {};
const development = await openDevelopment({
  env,
  wrap: (app) => trusted.withTrustedSession(app),
  readSession: async (request, bySession) => trusted.signedIn(request.headers) ?? bySession(request),
});
const { vite } = development;
const load = (path) => vite.ssrLoadModule(path);
Object.assign(trusted, await load("/tests/support/trusted-session.ts"));
const server = await development.start();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
const report = [];
try {
  report.push(await weeklySave(), await csvImport());
} finally {
  await browser.close();
  await server.close();
  await vite.close();
  rmSync(folder, { recursive: true, force: true });
}
console.table(report.map(({ flow, files }) => ({ flow, "source files executed": files.length })));
if (process.argv.includes("files"))
  for (const { flow, files } of report) console.log(`${flow}:\n${files.map((file) => `  ${file}`).join("\n")}`);
process.exit();

async function weeklySave() {
  const { households } = await load("/tests/households/households.ts");
  await shareOnServer(households.couple(today));
  const [maya, tom] = [await openRoom("maya", "/MyDashboard"), await openRoom("tom", "/MyDashboard")];
  const button = maya.getByRole("button", { name: "Save the week" });
  await button.waitFor();
  const partner = tom.locator(".save-card, .save").first();
  const before = await partner.innerText();
  const files = await executed([maya, tom], async () => {
    await button.click();
    await tom.waitForFunction((text) => document.querySelector(".save-card, .save")?.innerText !== text, before);
  });
  await Promise.all([maya, tom].map((page) => page.context().close()));
  return { flow: "a weekly save, from the press to the partner's screen", files };
}

async function csvImport() {
  const page = await openRoom("maya", "/MyDashboard/spending");
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  const file = { name: "november.csv", mimeType: "text/csv", buffer: Buffer.from(bankFile) };
  const files = await executed([page], async () => {
    await dialog.getByLabel("Bank’s file").setInputFiles(file);
    await dialog.getByLabel("Which account is this file from?").selectOption({ label: "Everyday account" });
    await dialog.getByLabel("Name for files like this").fill("Joint account");
    await dialog.getByRole("button", { name: "Read the file" }).click();
    await dialog.getByRole("button", { name: /^Import \d+ entries$/ }).click();
    await dialog.waitFor({ state: "detached" });
  });
  await page.context().close();
  return { flow: "a CSV import, from the file to the list", files };
}

/** Maya's household on the server, with Tom as a member. */
async function shareOnServer(records) {
  const { protocolEdition } = await load("/src/sync/protocol.ts");
  const as = (uid) => async (method, path, body) => {
    const headers = { origin: address, "test-user": uid, ...(body && { "content-type": "application/json" }) };
    const response = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}: ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const [maya, tom] = [as("maya"), as("tom")];
  const household = `/api/households/${randomUUID()}`;
  await maya("PUT", household, { space: "shared" });
  const { epoch } = await maya("POST", `${household}/pull`, { protocol: protocolEdition, epoch: null, seq: 0 });
  const linked = records.map((record) =>
    record.kind === "person" && ["maya", "tom"].includes(record.id) ? withUid(record) : record,
  );
  const writes = linked.map((record) => ({ base: 0, record }));
  for (let start = 0; start < writes.length; start += 100)
    await maya("POST", `${household}/push`, {
      protocol: protocolEdition,
      epoch,
      writes: writes.slice(start, start + 100),
    });
  const { secret, invitation } = await maya("POST", `${household}/invitations`, { by: "link" });
  await tom("POST", "/api/invitations/accept", { secret });
  await maya("POST", `${household}/invitations/${invitation.id}/confirm`);
}

function withUid(record) {
  return record.fields ? { ...record, fields: { ...record.fields, uid: record.id } } : { ...record, uid: record.id };
}

async function openRoom(uid, path) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  // Vite compiles each source when it is first requested.
  context.setDefaultTimeout(90_000);
  await context.addCookies([{ name: "test-user", value: uid, url: address }]);
  const page = await context.newPage();
  await page.goto(`${address}/about`);
  await page.locator('.consent-bar [data-consent="refuse"]').click();
  await page.goto(address + path);
  await page.locator(".sync-text[data-status=in-step]").waitFor();
  return page;
}

/** The source files of which any function runs while `work` does. */
async function executed(pages, work) {
  const inspector = new Session();
  inspector.connect();
  await inspector.post("Profiler.enable");
  await inspector.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const sessions = await Promise.all(pages.map(watchPage));
  await work();
  // What the press starts may still be under way, such as sending it.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const scripts = (await inspector.post("Profiler.takePreciseCoverage")).result;
  for (const session of sessions) scripts.push(...(await session()));
  inspector.disconnect();
  const files = scripts.filter(isExecuted).map(({ url }) => sourceOf(url));
  return [...new Set(files.filter(Boolean))].toSorted();
}

function isExecuted({ functions }) {
  return functions.some(({ ranges }) => ranges[0].count > 0);
}

function sourceOf(url) {
  const path = url.split("?")[0].replace(address, "").replace("file://", "").replace(root, "");
  return /^\/src\/.*\.tsx?$/.test(path) ? path.slice(1) : null;
}

/** Starts coverage of a page and of every worker that it starts; returns a function that takes it. */
async function watchPage(page) {
  const session = await page.context().newCDPSession(page);
  const workers = new Set();
  const found = [];
  let id = 0;
  const send = (sessionId, method, params = {}) => {
    id += 1;
    const sent = { sessionId, message: JSON.stringify({ id, method, params }) };
    return session.send("Target.sendMessageToTarget", sent).catch(() => {});
  };
  session.on("Target.attachedToTarget", async ({ sessionId }) => {
    workers.add(sessionId);
    await send(sessionId, "Profiler.enable");
    await send(sessionId, "Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    await send(sessionId, "Runtime.runIfWaitingForDebugger");
  });
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { result } = JSON.parse(message);
    if (Array.isArray(result?.result)) found.push(...result.result);
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  // Workers end with the import, so their coverage is collected while they run.
  const collecting = setInterval(() => {
    for (const sessionId of workers) void send(sessionId, "Profiler.takePreciseCoverage");
  }, 20);
  return async () => {
    clearInterval(collecting);
    return [...(await session.send("Profiler.takePreciseCoverage")).result, ...found];
  };
}
