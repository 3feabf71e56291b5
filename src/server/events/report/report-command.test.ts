import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EventName } from "#sync/events/catalogue.ts";
import { bundleForNode } from "../../../../scripts/build/node.mjs";
import { freshFolder, onEveryEngine } from "../../storage/engines.contract.ts";
import { storedEvent } from "../event-fixture.contract.ts";
import { eventsPath, openEventStorage } from "../storage/event-storage.ts";
import { readOptions, reportCommand } from "./report-command.ts";
import { countsOf, now, someEvents } from "./report-fixture.contract.ts";

describe("report command", () => {
  const stored = someEvents().map((event) => storedEvent({ ...event, name: event.name as EventName, params: {} }));
  const landings = countsOf(someEvents()).funnel.all.landing;
  const names = [
    "report.html",
    "funnel.csv",
    "funnel-by.csv",
    "landers.csv",
    "retention.csv",
    "days.csv",
    "events.csv",
  ];

  async function run(env: Record<string, string>, ...args: string[]) {
    const said: string[] = [];
    const code = await reportCommand({
      env: { TZ: "Europe/Berlin", ...env },
      args,
      say: (line) => said.push(line),
      now,
    });
    return { code, said };
  }

  onEveryEngine((engine, place) => {
    it(`reads events on ${engine} while others write, and lists the files it wrote`, async () => {
      const where = await place();
      const storage = await openEventStorage(where);
      await storage.store(stored);
      const env = {
        DATA_DIR: where.dataDir,
        ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl, AUTH_SECRET: "x".repeat(40) }),
      };
      const { code, said } = await run(env);
      await storage.store([storedEvent()]);
      await storage.close();
      expect([code, said.slice(-7)]).toEqual([0, names.map((name) => join(where.dataDir, "report", name))]);
      expect(said.some((line) => line.startsWith("Landing ") && line.includes(` ${landings} `))).toBe(true);
      const page = readFileSync(join(where.dataDir, "report", "report.html"), "utf8");
      expect(page).toContain(`<p class="opening-number">${landings}</p>`);
    });
  });

  it("says that nothing was measured yet, writes a page that says so, and creates no storage", async () => {
    const [DATA_DIR, out] = [freshFolder(), join(freshFolder(), "new", "folder")];
    const { code, said } = await run({ DATA_DIR }, "--out", out);
    expect(code).toBe(0);
    expect(said.join("\n")).toContain("There are no events yet.");
    expect(readFileSync(join(out, "report.html"), "utf8")).toContain("There are no events yet.");
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it("reports what is wrong, with exit code 1, and writes nothing", async () => {
    const DATA_DIR = freshFolder();
    const problems = [
      await run({ DATA_DIR }, "--zone", "Nowhere"),
      await run({ DATA_DIR, PORT: "x" }),
      await run({ DATA_DIR }, "--out", join(import.meta.filename, "below-a-file")),
    ];
    expect(problems.map(({ code, said }) => [code, said.length])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(problems.map(({ said }) => said[0]!.split(" ")[0])).toEqual(["--zone", "PORT", "The"]);
    writeFileSync(eventsPath(DATA_DIR), "this is no database, and long enough to be looked at ".repeat(100));
    const broken = await run({ DATA_DIR });
    expect([broken.code, broken.said.at(-1)]).toEqual([1, expect.stringContaining("No report was made.")]);
    expect(existsSync(join(DATA_DIR, "report"))).toBe(false);
  });

  it("counts only events of the period, and later steps of browsers first seen in it", async () => {
    const DATA_DIR = freshFolder();
    const storage = await openEventStorage({ databaseUrl: null, dataDir: DATA_DIR });
    await storage.store(stored);
    await storage.close();
    const { said } = await run({ DATA_DIR }, "--from", "2026-09-07", "--to", "2026-09-20");
    const right = countsOf(someEvents(), { from: "2026-09-07" as never, to: "2026-09-20" as never });
    expect(right.funnel.all["week-4"]).toBeGreaterThan(0);
    expect(said).toContain("Browsers first seen in 2026-W37 to 2026-W38");
    const last = said.find((line) => line.startsWith("Saved in week 4"))!;
    expect(last.split(/\s{2,}/)[1]).toBe(String(right.funnel.all["week-4"]));
    expect(
      readFileSync(join(DATA_DIR, "report", "days.csv"), "utf8")
        .trim()
        .split("\r\n"),
    ).toHaveLength(15);
  });

  it("passes an option and its value to the built program", () => {
    const script = readFileSync(join(import.meta.dirname, "../../../../scripts/report.mjs"), "utf8");
    const shown = script
      .replace(/import \{ runBuilt \}.*/, "const runBuilt = () => console.log(JSON.stringify(process.argv.slice(2)));")
      .trim();
    const folder = freshFolder();
    writeFileSync(join(folder, "report.mjs"), shown);
    const args = ["--from", "2026-09-01", "--out", "here", "--bots", "--zone=UTC", "--to"];
    const { stdout } = spawnSync(process.execPath, [join(folder, "report.mjs"), ...args], {
      env: { ...process.env, INIT_CWD: "/somewhere" },
      encoding: "utf8",
    });
    expect(JSON.parse(stdout)).toEqual(["--from=2026-09-01", "--out=/somewhere/here", "--bots", "--zone=UTC", "--to"]);
  });
});

const read = (args: string[], env = {}) => readOptions(args, env, now);

it("accepts options with a space or an equals sign", () => {
  const given = { from: "2026-09-01", to: "2026-11-15", zone: "Europe/Berlin", folder: "/tmp/out", withBots: true };
  const text = "--from 2026-09-01 --to 2026-11-15 --zone Europe/Berlin --out /tmp/out --bots";
  expect(read(text.split(" "))).toEqual(given);
  expect(read(text.replaceAll(/ (?!--)/g, "=").split(" "))).toEqual(given);
});

it("uses the zone of TZ, else of this machine", () => {
  expect(read([], { TZ: "Asia/Tokyo" }).zone).toBe("Asia/Tokyo");
  const machine = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([read([]).zone, read([], { TZ: ":nonsense" }).zone]).toEqual([machine, machine]);
  expect(read(["--zone", "UTC"], { TZ: "Asia/Tokyo" }).zone).toBe("UTC");
});

it.each([
  [["--from", "2026-02-30"], '--from must be a day such as 2026-09-01, not "2026-02-30".'],
  [["--to=yesterday"], '--to must be a day such as 2026-09-01, not "yesterday".'],
  [["--zone", "Mars/Olympus"], '--zone must be a time zone such as Europe/Berlin, not "Mars/Olympus".'],
  [["--from", "2026-11-17", "--zone", "UTC"], "--from must not lie ahead: 2026-11-17."],
  [["--from", "2026-09-02", "--to", "2026-09-01"], "--from must not be later than --to: 2026-09-02 and 2026-09-01."],
  [["--out"], "--out needs a value."],
  [["--from", "--bots"], "--from needs a value."],
  [["--since", "2026-09-01"], 'There is no option "--since".'],
  [["2026-09-01"], 'There is no option "2026-09-01".'],
  [["--bots=no"], 'There is no option "--bots=no".'],
])("names what is wrong with %j", (args, message) => {
  expect(() => read(args)).toThrow(message);
});

describe("report program", () => {
  const root = join(import.meta.dirname, "../../../..");
  /** Inside node_modules, so that its packages resolve. */
  const folder = join(root, "node_modules", ".cache", "weekfold", `report-${randomUUID()}`);

  beforeAll(() => bundleForNode({ report: join(root, "src/server/report.ts") }, folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function run(dataDir: string, ...args: string[]) {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, TZ: "America/New_York" };
    return spawnSync(process.execPath, [join(folder, "report.js"), ...args], { env, encoding: "utf8" });
  }

  it("runs as a program of its own, and reads a file that a server has open", async () => {
    const dataDir = freshFolder();
    const storage = await openEventStorage({ databaseUrl: null, dataDir });
    const events = someEvents(undefined, 300, Date.now());
    await storage.store(events.map((event) => storedEvent({ ...event, name: event.name as EventName, params: {} })));
    const { status, stdout, stderr } = run(dataDir);
    await storage.close();
    expect([status, stderr]).toEqual([0, ""]);
    const { landing } = countsOf(events, { now: Date.now() }).funnel.all;
    expect(stdout).toMatch(new RegExp(`^Landing +${landing} `, "m"));
    expect(stdout).toContain("days in America/New_York");
    expect(readFileSync(join(dataDir, "report", "report.html"), "utf8")).toContain("days in America/New_York");
  });

  it("exits with code 1 and a message", () => {
    const { status, stdout, stderr } = run(freshFolder(), "--from", "soon");
    expect(status).toBe(1);
    expect(stdout).toBe('--from must be a day such as 2026-09-01, not "soon". No report was made.\n');
    expect(stderr).toBe("");
  });
});
