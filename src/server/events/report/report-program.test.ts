import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EventName } from "#sync/events/catalogue.ts";
import { bundleForNode } from "../../../../scripts/build/node.mjs";
import { freshFolder } from "../../storage/engines.contract.ts";
import { keptEvent } from "../event-fixture.contract.ts";
import { openEventStorage } from "../storage/event-storage.ts";
import { countsOf, someEvents } from "./report-fixture.contract.ts";

const root = join(import.meta.dirname, "../../../..");
/** Below node_modules, where its packages are found. */
const folder = join(root, "node_modules", ".cache", "weekfold", `report-${randomUUID()}`);

beforeAll(() => bundleForNode({ report: join(root, "src/server/report.ts") }, folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, TZ: "America/New_York" };
  return spawnSync(process.execPath, [join(folder, "report.js"), ...args], { env, encoding: "utf8" });
}

it("[RP17] is a program of its own, which reads a real file beside a server that has it open", async () => {
  const dataDir = freshFolder();
  const storage = await openEventStorage({ databaseUrl: null, dataDir });
  const events = someEvents(undefined, 300, Date.now());
  await storage.keep(events.map((event) => keptEvent({ ...event, name: event.name as EventName, params: {} })));
  const { status, stdout, stderr } = run(dataDir);
  await storage.close();
  expect([status, stderr]).toEqual([0, ""]);
  const { landing } = countsOf(events, { now: Date.now() }).funnel.all;
  expect(stdout).toMatch(new RegExp(`^Landing +${landing} `, "m"));
  expect(stdout).toContain("days in America/New_York");
  expect(readFileSync(join(dataDir, "report", "report.html"), "utf8")).toContain("days in America/New_York");
});

it("[RP15] ends with exit code 1 and a sentence", () => {
  const { status, stdout, stderr } = run(freshFolder(), "--from", "soon");
  expect(status).toBe(1);
  expect(stdout).toBe('--from must be a day such as 2026-09-01, not "soon". No report was made.\n');
  expect(stderr).toBe("");
});
