import { expect, settled, test } from "../support/test.ts";
import { entry } from "./built-chunks.ts";
import { failFile, failures, shortenTimeout } from "./failures.ts";

/** The page was served a moment ago, with the names of its build. */
const possible = failures.filter(({ isStale }) => !isStale);

for (const failure of possible) {
  for (const [kind, path] of [
    ["a prerendered page", "/"],
    ["a page of the app", "/MyDashboard"],
  ] as const) {
    test(`${kind} whose first script fails (${failure.name}) says so and can be tried again`, async ({
      page,
      problems,
    }) => {
      if (failure.type === "timeout") await shortenTimeout(page);
      const failing = await failFile(page, entry, failure);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByText(/^Loading failed/)).toBeVisible();
      await expect.poll(() => problems.join("\n")).toContain(`Loading chunk app failed. (${failure.type}: ${entry})`);
      if (path === "/") await expect(page.getByRole("heading", { level: 1 })).toContainText("one week at a time");
      failing.isDown = false;
      await page.getByRole("link", { name: "Try again" }).click();
      await settled(page);
      await expect(page.getByText(/^Loading failed/)).toHaveCount(0);
    });
  }

  test(`a prerendered page whose screen fails (${failure.name}) says so and comes alive by "Try again"`, async ({
    page,
  }) => {
    if (failure.type === "timeout") await shortenTimeout(page);
    let isDown = true;
    await page.route(/\/assets\/home-[\w-]{8}\.js$/, (route) => (isDown ? failure.answer(route) : route.continue()));
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("alert")).toContainText("Loading failed");
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await settled(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByLabel("Take-home pay").fill("3000");
    await page.getByLabel("Bills and debts").focus();
    await expect(page.getByLabel("Take-home pay")).toHaveValue("3,000.00");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a prerendered page shows no message", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/Loading failed|Try again/)).toHaveCount(0);
  });
});
