/**
 * `npm run test:long`: the suites whose size is a number, at the size that takes hours rather than minutes. Writes the
 * results to docs/long-run.md. PostgreSQL takes part where TEST_POSTGRES_URL is set. `npm run test:long -- CHUNKS` runs one,
 * `-- WALK_PHONE_1 WALK_PHONE_2` two.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build/folders.mjs";
import { freePort } from "./free-port.mjs";
import { buildIfChanged, installIfMissing } from "./setup.mjs";

const suites = [
  {
    name: "interleavings of five devices that must end equal",
    size: "INTERLEAVINGS",
    count: 10_000,
    onEach: false,
    in: "tests/convergence/convergence.test.ts",
  },
  {
    name: "kills of the server under load, on each engine",
    size: "CRASH_KILLS",
    count: 200,
    onEach: true,
    in: "tests/crash/kill.test.ts",
  },
  {
    name: "malformed requests, a fifth of them on PostgreSQL",
    size: "FUZZ_REQUESTS",
    count: 100_000,
    onEach: true,
    in: "src/server/households/fuzz.test.ts",
  },
  {
    name: "bank files in any dialect, or spoilt",
    size: "CSV_FILES",
    count: 10_000,
    onEach: false,
    in: "src/web/features/import/reader/csv-fuzz.test.ts",
  },
  ...walks("WALK_PHONE", "on a phone", "at 390 px"),
  ...walks("WALK_DESKTOP", "on a desktop", "at 1280 px"),
  {
    name: "sign-outs with two or three tabs open",
    size: "SIGN_OUTS",
    count: 200,
    browser: "tests/e2e/sign-out-tabs.spec.ts",
  },
  {
    name: "minutes of two people, three devices and every fault in random order",
    size: "CHAOS_MINUTES",
    count: 60,
    browser: "tests/e2e/chaos.spec.ts",
  },
  { name: "files of the build that fail, in every way", size: "CHUNKS", browser: "tests/e2e/chunks" },
  { name: "households whose figures agree on every screen", size: "FIGURES", browser: "tests/e2e/consistency" },
];

/** In parts, so that each takes less than an hour or two and can be repeated by itself. */
function walks(size, where, only) {
  const parts = 4;
  return Array.from({ length: parts }, (_, index) => ({
    name: `controls pressed in every state of every page, ${where}, part ${index + 1} of ${parts}`,
    size: `${size}_${index + 1}`,
    browser: "tests/e2e/walk",
    only,
    shard: `${index + 1}/${parts}`,
  }));
}

const results = join(root, "test-results");

const runSuite = (suite) => (suite.browser ? runInBrowser(suite) : runOnNode(suite));

/** Runs one suite at its long size and reads what its runner counted. */
function runOnNode({ name, size, count, onEach, in: file }) {
  console.log(`\n== ${count} ${name}`);
  const report = join(results, `long-${size}.json`);
  const started = Date.now();
  const runner = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [
    "run",
    file,
    "--testTimeout=7200000",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const env = { ...process.env, NODE_ENV: "test", [size]: String(count) };
  const { status } = spawnSync(process.execPath, [runner, ...args], { cwd: root, stdio: "inherit", env });
  const { passed, failed } = counted(report);
  return { name, count, onEach, passed, failed: atLeastOne(failed, status), minutes: minutesSince(started) };
}

/** Where one test does many things, an annotation says how many; else the tests are counted. */
async function runInBrowser({ name, size, count, browser: folder, only, shard }) {
  console.log(`\n== ${name}`);
  const { browserArgs, findBrowser } = await import("./browser.mjs");
  const started = Date.now();
  const env = {
    ...process.env,
    TEST_MATRIX: "long",
    CHROMIUM_PATH: await findBrowser(),
    BROWSER_ARGS: JSON.stringify(browserArgs),
    E2E_PORT: String(await freePort()),
    ...(count && { [size]: String(count) }),
  };
  const runner = join(root, "node_modules", "@playwright", "test", "cli.js");
  const args = [runner, "test", folder, ...(only ? ["--grep", only] : []), ...(shard ? ["--shard", shard] : [])];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env });
  const { stats, suites: found } = JSON.parse(readFileSync(join(results, "e2e.json"), "utf8"));
  const failed = atLeastOne(stats.unexpected, status);
  return {
    name,
    count: count ?? (sumOfCounts(found) || stats.expected),
    passed: stats.expected + stats.flaky,
    failed,
    minutes: minutesSince(started),
  };
}

function sumOfCounts(found) {
  const inside = found.flatMap((suite) => [sumOfCounts(suite.suites ?? []), ...(suite.specs ?? []).map(countOf)]);
  return inside.reduce((sum, count) => sum + count, 0);
}

function countOf({ tests }) {
  const counts = tests.flatMap(({ annotations }) => annotations.map(({ description }) => Number(description) || 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A runner that could not even start counts as a failure. */
const atLeastOne = (failed, status) => (status === 0 ? failed : Math.max(failed, 1));
const minutesSince = (started) => (Date.now() - started) / 60_000;

function counted(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const commit = () => execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();

/** Only the suites that ran are written anew, so that one of them can be repeated by itself. */
function write(rows) {
  const file = join(root, "docs", "long-run.md");
  const kept = new Map(readRows(file).map((row) => [row.split(" | ")[0], row]));
  for (const { name, count, onEach, failed, minutes } of rows) {
    const outcome = failed === 0 ? "passed" : "failed";
    const isBoth = onEach && process.env.TEST_POSTGRES_URL;
    const engines = isBoth ? "SQLite, PostgreSQL" : "SQLite";
    const when = new Date().toISOString().slice(0, 10);
    kept.set(
      `| ${name}`,
      `| ${name} | ${count} | ${outcome} | ${minutes.toFixed(0)} min | ${engines} | ${when} at ${commit()} |`,
    );
  }
  const head =
    "# The last long run\n\nWritten by `npm run test:long`.\n\n| what | how many | outcome | took | engines | when |\n|---|---|---|---|---|---|\n";
  writeFileSync(file, `${head}${[...kept.values()].join("\n")}\n`);
}

function readRows(file) {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| what"));
  } catch {
    return [];
  }
}

installIfMissing();
buildIfChanged();
mkdirSync(results, { recursive: true });
const wanted = process.argv.slice(2);
const rows = [];
for (const suite of suites) {
  if (wanted.length > 0 && !wanted.includes(suite.size)) continue;
  rows.push(await runSuite(suite));
  // At once: a run of hours may be ended before the last of them.
  write(rows);
}
const sum = (name) => rows.reduce((total, row) => total + row[name], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
