import type { Page } from "@playwright/test";
import { expect, settled, test } from "./support/test.ts";

const roomStyles = /\/assets\/rooms-[\w-]+\.css$/;

/** From a public page into a room. */
async function goToIntake(page: Page): Promise<void> {
  await page.goto("/about");
  await settled(page);
  await page.getByRole("banner").getByRole("link", { name: "Start your week" }).click();
}

const steps = (page: Page) => page.locator(".step-cells-list");

test("no public page asks for the styles of the rooms", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of ["/", "/about", "/publications", "/l/couples"]) {
    await page.goto(path);
    await settled(page);
  }
  expect(asked.filter((url) => roomStyles.test(url))).toEqual([]);
});

test("a room that is reached from a public page shows once its styles hold", async ({ page, problems }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(roomStyles, (route) => held.then(() => route.continue()));
  await goToIntake(page);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  letGo();
  await expect(steps(page)).toBeVisible();
  expect(await steps(page).evaluate((cells) => getComputedStyle(cells).display)).not.toBe("block");
  expect(problems).toEqual([]);
});

test("styles that do not come are a failed chunk, which can be tried again", async ({ page }) => {
  let isDown = true;
  await page.route(roomStyles, (route) => (isDown ? route.abort() : route.continue()));
  await goToIntake(page);
  await expect(page.getByRole("alert")).toContainText("Loading failed");
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(steps(page)).toBeVisible();
});
