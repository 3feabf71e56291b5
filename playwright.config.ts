import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4310);
const browserPath = process.env.CHROMIUM_PATH;
const browserArgs = JSON.parse(process.env.BROWSER_ARGS ?? "[]") as string[];

/** The built product on its real server, in a real browser. `npm test` builds and finds the browser first. */
export default defineConfig({
  testDir: "tests/e2e",
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
