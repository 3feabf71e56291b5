import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4310);
const browserPath = process.env.CHROMIUM_PATH;
const browserArgs = JSON.parse(process.env.BROWSER_ARGS ?? "[]") as string[];

/**
 * `npm test` runs before every commit, so it must be short: it leaves these journeys to `.ci/run`. They take two fifths of the
 * time, and the unit and contract suites test the same rules on every run. `npx playwright test profile` runs one by itself.
 */
const onlyInTheMatrix = [
  // Ways to sign in, and parts of the account that change seldom.
  ...["account-*", "adoption*", "contact", "invitation-mail", "linked-providers", "messages", "passkey*", "phone*"],
  ...["profile", "reminders", "second-factor*", "sign-in-ways", "unknown-account"],
  // How each state of a screen looks; `routes` has every route in one state.
  ...["*-screens", "article-tools", "dashboard-states", "nifty-stuff", "tool-charts"],
  // What is counted, browser by browser.
  ...["attribution", "declared-events", "event-*", "intake-events"],
  // A month or a year in one journey, or two people in two browsers; `two-browsers` and `sharing` stay.
  ...["goals-journeys", "intake-together", "spending-month", "spending-together", "two-people-*", "week-together*"],
  ...["live-again", "money-date-signing", "net-worth-together", "overridden", "removed-member", "one-computer"],
  ...["whole-month"],
  // Faults in random order, and those of hosted mode.
  ...["chaos", "hosted-accounts", "hosted-faults"],
  // The keyboard and the corners of one room; each room has a journey that stays.
  ...["debts-payoff", "goals-ahead", "history", "intake-draft", "intake-edit", "keeping", "money-date-paper", "sample"],
  ...["intake-dates", "net-worth", "repair", "spending-keyboard*", "week-input", "week-undo", "who-sees-what", "lan/*"],
].map((name) => `**/${name}.spec.ts`);

/** The built product on its real server, in a real browser. `npm test` builds and finds the browser first. */
export default defineConfig({
  testDir: "tests/e2e",
  testIgnore: process.env.TEST_MATRIX === "short" ? onlyInTheMatrix : [],
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Decision 0014: what lands may not hang on one race in a thousand journeys; whoever develops sees it at once.
  retries: process.env.TEST_MATRIX === "full" ? 1 : 0,
  // For what hangs: how fast something is, is measured under bench/, and a machine may be shared with others.
  timeout: 360_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }], ["./tests/e2e/support/count-reporter.ts"]],
  use: {
    // Playwright's own limit is none: one press on what never comes would wait for the whole time of its test.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    baseURL: `http://localhost:${port}`,
    // Recording every journey takes a third of the time; `npx playwright test <name> --trace on` records one that fails.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { ...(browserPath && { executablePath: browserPath }), args: browserArgs },
  },
  webServer: {
    command: "node dist/server/main.js",
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: "test-results/data", CONTACT_EMAIL: "hello@weekfold.example" },
    stdout: "ignore",
    reuseExistingServer: false,
  },
});
