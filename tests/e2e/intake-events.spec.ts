import type { Page } from "@playwright/test";
import { anotherBrowser, fillIn, isIn, signUp } from "./support/accounts.ts";
import { addLine, heading } from "./support/intake.ts";
import { eventsOf, namesOf, open, openMeasured, propertiesOf, test } from "./support/measuring.ts";
import { expect } from "./support/test.ts";

test.beforeEach(() => test.slow());

const submit = (page: Page) => page.getByRole("button", { name: "Begin your weeks" });
const completed = (page: Page) => page.evaluate(() => localStorage.getItem("has_completed_intake"));
const modes = async (page: Page) =>
  (await eventsOf(page)).filter(({ name }) => name === "intake_view").map(({ params }) => params.mode);

async function finish(page: Page, address: string): Promise<void> {
  await open(page, `${address}/EditHousehold`);
  await addLine(page, "people", "Maya");
  await page.goto(`${address}/EditHousehold?step=review`);
  await submit(page).click();
  await expect(heading(page)).toHaveText("This week");
}

test("a refused submit is none, and a look at the dashboard after it completes nothing", async ({
  page,
  measuring,
}) => {
  await openMeasured(page, `${measuring.address}/EditHousehold?step=review`);
  await expect(submit(page)).not.toHaveAttribute("data-ev");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("Add at least one person first");
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/MyDashboard"]')!.click());
  await expect.poll(() => namesOf(page)).toContain("dashboard_view");
  expect((await namesOf(page)).filter((name) => /^intake_(submit|complete)$/.test(name))).toEqual([]);
  expect(await completed(page)).toBeNull();
});

test("once someone is there, the button says that it submits", async ({ page, measuring }) => {
  await open(page, `${measuring.address}/EditHousehold`);
  await addLine(page, "people", "Maya");
  await page.goto(`${measuring.address}/EditHousehold?step=review`);
  await expect(submit(page)).toHaveAttribute("data-ev", "intake_submit");
});

test("a finished household is edited: its address says so in place, and no view of another mode is told", async ({
  page,
  measuring,
}) => {
  await finish(page, measuring.address);
  await openMeasured(page, `${measuring.address}/about`);
  const entries = await page.evaluate(() => history.length);
  await page.goto(`${measuring.address}/EditHousehold?step=bills`);
  await expect(page).toHaveURL(`${measuring.address}/EditHousehold?edit=true&step=bills`);
  await expect(heading(page)).toHaveText("Bills");
  await expect.poll(() => modes(page)).toEqual(["edit"]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect((await namesOf(page)).filter((name) => name === "page_view")).toHaveLength(1);
  // Within the app too.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/MyDashboard"]')!.click());
  await expect(heading(page)).toHaveText("This week");
  await page.evaluate(() => {
    history.pushState({ key: "typed" }, "", "/edithousehold");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await expect(page).toHaveURL(/\/EditHousehold\?edit=true$/);
  await expect.poll(() => modes(page)).toEqual(["edit", "edit"]);
});

test("finishing a household in create mode does not turn its page into another", async ({ page, measuring }) => {
  await openMeasured(page, `${measuring.address}/EditHousehold`);
  await addLine(page, "people", "Maya");
  await page.goto(`${measuring.address}/EditHousehold?step=review`);
  await submit(page).click();
  await expect(heading(page)).toHaveText("This week");
  await expect.poll(() => namesOf(page)).toContain("intake_complete");
  expect(await modes(page)).toEqual(["create"]);
});

for (const [what, type] of [
  ["a household's name", (page: Page) => page.getByLabel("Household name").fill("Rivers")],
  ["a country", (page: Page) => page.getByLabel("Country").selectOption("DE")],
  [
    "a reason",
    async (page: Page) => {
      await page.locator('.step-cells a[href$="step=habits"], a[href$="step=habits"]').first().click();
      await page.getByLabel(/why/i).fill("A calm Sunday");
    },
  ],
] as const)
  test(`a draft that holds only ${what} is resumed in edit mode`, async ({ page, measuring }) => {
    await openMeasured(page, `${measuring.address}/EditHousehold`);
    await expect(heading(page)).toHaveText("People");
    await type(page);
    await expect.poll(() => namesOf(page)).toContain("intake_save_draft_success");
    await open(page, `${measuring.address}/EditHousehold?edit=true`);
    await expect.poll(() => namesOf(page)).toContain("intake_resume_draft");
  });

test("whoever has typed nothing resumes nothing", async ({ page, measuring }) => {
  await openMeasured(page, `${measuring.address}/EditHousehold?edit=true`);
  await expect(heading(page)).toHaveText("People");
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(heading(page)).toHaveText("Money in");
  expect(await namesOf(page)).not.toContain("intake_resume_draft");
});

test("a household that comes with signing in on a second device counts as completed there", async ({
  page,
  browser,
  measuring,
}) => {
  const email = `second-device-${Date.now()}@example.com`;
  await signUp(page, measuring.address, email);
  await finish(page, measuring.address);
  await expect(page.locator(".sync-text")).toHaveAttribute("data-status", "in-step");
  const second = await anotherBrowser(browser);
  await second.context().route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }));
  await openMeasured(second, `${measuring.address}/account`);
  expect((await propertiesOf(second)).has_completed_intake).toBe(false);
  await fillIn(second, email);
  await second.getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(second);
  await expect.poll(() => completed(second)).toBe("true");
  expect((await propertiesOf(second)).has_completed_intake).toBe(true);
  expect(await namesOf(second)).not.toContain("intake_complete");
  await second.context().close();
});
