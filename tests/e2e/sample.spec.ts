import type { Locator, Page } from "@playwright/test";
import { expectFitting, inLook } from "./support/fitting.ts";
import { looksOf } from "./support/looks.ts";
import { namesOf, openMeasured, test } from "./support/measuring.ts";
import { seed } from "./support/seed.ts";
import { expect } from "./support/test.ts";

const mark = (page: Page): Locator => page.getByRole("complementary", { name: "Sample household" });
const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });
const rooms = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });
const saveButton = (page: Page): Locator => page.getByRole("button", { name: "Save the week" });
const setAsideThisYear = (page: Page): Locator =>
  page.getByRole("region", { name: "This year" }).locator(".money--hero .money-spoken");

/** What a visitor does to see it, where the home page is on screen. */
async function enterSample(page: Page): Promise<void> {
  await page.getByRole("link", { name: "See a sample household" }).click();
  await expect(page).toHaveURL(/\/MyDashboard\?sample$/);
  await expect(mark(page)).toBeVisible();
  await expect(setAsideThisYear(page)).toBeVisible();
}

/** Every record and every note of what is to be sent, as this browser has them on its disk. */
const onDisk = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rowsOf = async ({ name = "" }: IDBDatabaseInfo) => {
      const database = await answered(indexedDB.open(name));
      const stores = [...database.objectStoreNames].filter((store) => ["records", "outbox"].includes(store));
      const rows = stores.map((store) => answered(database.transaction(store).objectStore(store).getAll()));
      const found = await Promise.all(rows);
      database.close();
      return [name, ...found];
    };
    return Promise.all((await indexedDB.databases()).map(rowsOf));
  });

test("the sample is entered from home, marked in every room, leads on within itself, and out", async ({
  page,
  problems,
}) => {
  await page.goto("/");
  await enterSample(page);
  await test.step("rooms lead to rooms of the sample, and all else out of it", async () => {
    for (const link of await rooms(page).getByRole("link").all())
      await expect(link).toHaveAttribute("href", /^\/(MyDashboard|MyGoalsPage).*\?sample$/);
    await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/account");
  });
  await test.step("its history and its money date are its own, and say so", async () => {
    await rooms(page).getByRole("link", { name: "History" }).click();
    await expect(page).toHaveURL(/\/MyDashboard\/history\?sample$/);
    await expect(heading(page, "History")).toBeVisible();
    await expect(mark(page)).toBeVisible();
    await expect(page.getByRole("region", { name: "On record" })).toBeVisible();
    await rooms(page).getByRole("link", { name: "This week" }).click();
    await page.getByRole("region", { name: "Habits" }).getByRole("link", { name: /Start/ }).click();
    await expect(page).toHaveURL(/\/MyDashboard\/money-date\?sample$/);
    await expect(heading(page, "Money date")).toBeVisible();
    await expect(mark(page)).toBeVisible();
  });
  await test.step("one's own begins outside of it", async () => {
    await mark(page).getByRole("link", { name: "Start your own" }).click();
    await expect(page).toHaveURL(/\/EditHousehold$/);
    await expect(heading(page, "People")).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

test("what is tried out in the sample shows there, is gone after a reload, and touches nothing else", async ({
  page,
  problems,
}) => {
  await seed(page, "couple");
  const own = await setAsideThisYear(page).textContent();
  await page.goto("/");
  const [before, sent] = [await onDisk(page), [] as string[]];
  expect(JSON.stringify(before)).toContain("Lisbon in June");
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).origin}`));
  await enterSample(page);
  const first = await setAsideThisYear(page).textContent();
  expect(first).not.toBe(own);
  await test.step("a save shows in every room for as long as one looks", async () => {
    await saveButton(page).click();
    await expect(page.getByText("Set aside this week", { exact: true })).toBeVisible();
    await expect(setAsideThisYear(page)).not.toHaveText(first!);
    await rooms(page).getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("region", { name: "On record" })).toBeVisible();
    await rooms(page).getByRole("link", { name: "This week" }).click();
    await expect(page.getByText("Set aside this week", { exact: true })).toBeVisible();
  });
  await test.step("a reload forgets it", async () => {
    await page.reload();
    await expect(setAsideThisYear(page)).toHaveText(first!);
    await expect(saveButton(page)).toBeVisible();
  });
  await test.step("nothing but pages was asked for, and the device's own household is as it was", async () => {
    expect(new Set(sent)).toEqual(new Set([`GET ${new URL(page.url()).origin}`]));
    expect(await onDisk(page)).toEqual(before);
    await page.goto("/MyDashboard");
    await expect(setAsideThisYear(page)).toHaveText(own!);
    await expect(saveButton(page)).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

test("the sample's week is no week of anyone: neither its view nor its save is told", async ({ page, measuring }) => {
  const weekEvents = ["dashboard_view", "week_save"];
  const toldOfSample = ["landing", "page_view", "home_view", "page_view"];
  await openMeasured(page, `${measuring.address}/`);
  await enterSample(page);
  await expect.poll(() => namesOf(page)).toEqual(toldOfSample);
  await saveButton(page).click();
  await expect(page.getByText("Set aside this week", { exact: true })).toBeVisible();
  expect(await namesOf(page)).toEqual(toldOfSample);
  // Of one's own week both are told, and by then what the sample had told would have come too.
  await seed(page, "couple", undefined, measuring.address);
  await saveButton(page).click();
  await expect.poll(() => measuring.collected().map(({ name }) => name)).toEqual(expect.arrayContaining(weekEvents));
  const told = measuring.collected().filter(({ name }) => weekEvents.includes(name));
  expect(told.map(({ name }) => name).toSorted()).toEqual(weekEvents);
});

for (const look of looksOf(2)) {
  test(`the rooms of the sample are accessible and fit at ${look.width} px, ${look.colorScheme}`, ({ browser }) =>
    inLook(browser, look, async (page) => {
      for (const room of ["", "/history", "/money-date"]) {
        await page.goto(`/MyDashboard${room}?sample`);
        await expect(mark(page)).toBeVisible();
        await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
        await expectFitting(page);
      }
    }));
}
