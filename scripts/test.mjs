/** `npm test`: sets everything up, runs all suites, and ends in one line that counts them. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findAuthEmulator, whereAuthFrom } from "./auth-emulator.mjs";
import { root } from "./build/folders.mjs";
import { findFirestoreEmulator, whereFrom } from "./firestore-emulator.mjs";
import { freePort } from "./free-port.mjs";
import { findPostgres, postgresMissing, startPostgres } from "./postgres.mjs";
import { buildIfChanged, installIfMissing } from "./setup.mjs";

const results = join(root, "test-results");
const bin = (name) => join(root, "node_modules", name);
/** All databases and browser profiles of a run, so that thousands of folders end with it. */
const scratch = mkdtempSync(join(tmpdir(), "weekfold-test-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));

/** Runs one suite; a runner that could not even start counts as a failure. */
function run(title, [script, ...args], env = {}) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TMPDIR: scratch, ...(postgres && { TEST_POSTGRES_URL: postgres.url }), ...env },
  });
  return status === 0;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(results, file), "utf8"));
  } catch {
    return null;
  }
}

/** A log is often cut to its end; what failed is named there, each with the first line of its reason. */
function failuresOf(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const file = relative(root, name);
    if (failed.length === 0) return status === "failed" ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(({ fullName, failureMessages: [reason] }) => `${file} › ${fullName}: ${firstLine(reason)}`);
  });
}

const firstLine = (text = "") => stripVTControlCharacters(text).split("\n")[0];

function countUnit(succeeded) {
  const report = readJson("unit.json");
  const failed = report?.numFailedTests ?? 0;
  failures.push(...failuresOf(report));
  return { passed: report?.numPassedTests ?? 0, failed: succeeded ? failed : Math.max(failed, 1) };
}

/** Playwright names each journey that passed only at its second try; it is a race to be found (decision 0014). */
function countBrowser(succeeded) {
  const stats = readJson("e2e.json")?.stats;
  const [failed, flaky] = [stats?.unexpected ?? 0, stats?.flaky ?? 0];
  if (flaky > 0) console.log(`\n${flaky} of the journeys passed only at the second try; they are named above.`);
  return { passed: (stats?.expected ?? 0) + flaky, failed: succeeded ? failed : Math.max(failed, 1) };
}

installIfMissing();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const { browserArgs, findBrowser } = await import("./browser.mjs");
const browser = await findBrowser().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
/** What failed and what this machine can't run, said at the end, where it is read. */
const [failures, leftOut] = [[], []];
let postgres = null;
if (!process.env.TEST_POSTGRES_URL) {
  const bin = findPostgres();
  if (bin) postgres = await startPostgres(bin);
  else leftOut.push(postgresMissing);
}
if (!process.env.TEST_MATRIX)
  leftOut.push(
    "Rare and long journeys, and every width and theme: `TEST_MATRIX=full npm test` runs them, as `.ci/run` does.",
  );
if (!findFirestoreEmulator()) leftOut.push(whereFrom);
if (!findAuthEmulator()) leftOut.push(whereAuthFrom);
const steps = [
  { title: "Types", script: [bin("typescript/bin/tsc"), "-b"] },
  { title: "Lint and format", script: [bin("@biomejs/biome/bin/biome"), "check", "."] },
];
const checks = steps.map(({ title, script }) => run(title, script));
const unit = countUnit(
  run(
    "Unit and contract suites",
    [
      bin("vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      "--outputFile.json=test-results/unit.json",
    ],
    { NODE_ENV: "test" },
  ),
);
buildIfChanged();
const e2e = countBrowser(
  run("Browser suites", [bin("@playwright/test/cli.js"), "test"], {
    CHROMIUM_PATH: browser,
    BROWSER_ARGS: JSON.stringify(browserArgs),
    E2E_PORT: String(await freePort()),
    TEST_MATRIX: process.env.TEST_MATRIX ?? "short",
  }),
);
const passed = checks.filter(Boolean).length + unit.passed + e2e.passed;
const failed = checks.filter((ok) => !ok).length + unit.failed + e2e.failed;
await postgres?.stop();
const listed = (lines) => lines.map((line) => `- ${line}`).join("\n");
if (failures.length > 0) console.log(`\nUnit and contract tests that failed:\n${listed(failures)}`);
if (leftOut.length > 0) console.log(`\nLeft out:\n${listed(leftOut)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
