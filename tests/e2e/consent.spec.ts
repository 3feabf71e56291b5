import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { looksOf } from "./support/looks.ts";
import { answer, eventsOf, layerOf, namesOf, open, openMeasured, storedIn, test } from "./support/measuring.ts";
import { expect, settled } from "./support/test.ts";

/** Requests that tell anyone anything about the visit. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/events|googletagmanager|google-analytics/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

const bar = (page: Page) => page.locator(".consent-bar");
const measuringKeys = /^(attribution|visit|landing|home_seen|measured|has_completed|signup|intake_submitted)/;

test("[TR1] before an answer nothing is stored and nothing is sent; the answer is kept with its time", async ({
  page,
  measuring,
}) => {
  const sent = watchSending(page);
  await open(page, `${measuring.address}/?utm_source=news`);
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveTitle(/About/);
  await expect(bar(page)).toBeVisible();
  const { local, session, databases } = await storedIn(page);
  expect([local, session.filter((name) => measuringKeys.test(name)), databases]).toEqual([[], [], []]);
  expect([await layerOf(page), sent]).toEqual([[], []]);
  await answer(page, "grant");
  await expect.poll(() => namesOf(page)).toEqual(["landing", "page_view", "home_view", "page_view"]);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("consent")!));
  expect(kept).toEqual({ choice: "granted", version: 1, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  await expect(bar(page)).toBeHidden();
});

test("[TR1] a refusal drops everything, asks no more, and changes nothing else", async ({ page, measuring }) => {
  const sent = watchSending(page);
  await open(page, `${measuring.address}/`);
  await answer(page, "refuse");
  await page.reload();
  await settled(page);
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveTitle(/About/);
  await expect(bar(page)).toBeHidden();
  expect((await storedIn(page)).local).toEqual(["consent"]);
  expect([await layerOf(page), sent]).toEqual([[], []]);
});

test("[TR1] who agrees some pages later is known by the page that was landed on", async ({ page, measuring }) => {
  await open(page, `${measuring.address}/?utm_source=news&utm_medium=email`);
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page.locator("main h1")).toBeVisible();
  await answer(page, "grant");
  await expect.poll(() => namesOf(page)).toContain("home_view");
  const first = await page.evaluate(() => JSON.parse(localStorage.getItem("attribution.first")!));
  expect([first.source, first.medium]).toEqual(["news", "email"]);
});

test("[TR15] refused and then agreed, it begins with the page that is shown", async ({ page, measuring }) => {
  await open(page, `${measuring.address}/`);
  await answer(page, "refuse");
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page.locator("main h1")).toHaveText(/./);
  await page.getByRole("button", { name: "Your choice on counting" }).click();
  await answer(page, "grant");
  await expect.poll(() => namesOf(page)).toEqual(["landing", "page_view"]);
  expect((await eventsOf(page)).at(-1)?.params.page_location).toBe(`${measuring.address}/about`);
});

test("[TR15] taken back at the foot of the page, all of it goes at once; given again, it begins with this page", async ({
  page,
  measuring,
}) => {
  await openMeasured(page, `${measuring.address}/about`);
  await page.waitForResponse(/\/api\/events/);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag would
    document.cookie = "_ga=GA1.1.2; path=/";
  });
  await page.getByRole("button", { name: "Your choice on counting" }).click();
  await expect(page.getByRole("heading", { name: "May we count visits?" })).toBeFocused();
  await expect(bar(page)).toContainText("You agreed on");
  await answer(page, "refuse");
  await expect(page.getByRole("button", { name: "Your choice on counting" })).toBeFocused();
  await expect.poll(async () => (await storedIn(page)).databases).toEqual([]);
  const stored = await storedIn(page);
  expect([...stored.local, ...stored.session].filter((name) => measuringKeys.test(name))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect((await layerOf(page)).at(-1)).toEqual([
    "consent",
    "update",
    expect.objectContaining({ analytics_storage: "denied" }),
  ]);
  const before = (await eventsOf(page)).length;
  await page.getByRole("link", { name: "Terms", exact: true }).click();
  await expect(page).toHaveTitle(/Terms/);
  expect(await eventsOf(page)).toHaveLength(before);
  await page.getByRole("button", { name: "Your choice on counting" }).click();
  await answer(page, "grant");
  await expect.poll(async () => (await namesOf(page)).slice(before)).toEqual(["landing", "page_view"]);
  expect((await eventsOf(page)).at(-1)?.params.page_location).toBe(`${measuring.address}/terms`);
  expect(await page.evaluate(() => (window as unknown as { tagLoads: number }).tagLoads)).toBe(1);
});

test("[TR15] an answer in one tab holds in the others", async ({ context, measuring }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await open(page, `${measuring.address}/about`);
  await answer(one, "grant");
  await expect(bar(other)).toBeHidden();
  await expect.poll(() => namesOf(other)).toContain("page_view");
  expect([...(await namesOf(one)), ...(await namesOf(other))].filter((name) => name === "landing")).toHaveLength(1);
  await one.getByRole("button", { name: "Your choice on counting" }).click();
  await answer(one, "refuse");
  await expect.poll(async () => (await layerOf(other)).at(-1)?.slice(0, 2)).toEqual(["consent", "update"]);
});

test("[TR16] Global Privacy Control is a refusal, whatever was answered before", async ({ page, measuring }) => {
  await openMeasured(page, `${measuring.address}/about`);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const sent = watchSending(page);
  await open(page, `${measuring.address}/`);
  await expect.poll(async () => (await storedIn(page)).local).toEqual(["consent"]);
  await expect.poll(async () => (await storedIn(page)).databases).toEqual([]);
  expect([await layerOf(page), sent]).toEqual([[], []]);
  await expect(bar(page)).toBeHidden();
  await page.getByRole("button", { name: "Your choice on counting" }).click();
  await expect(bar(page)).toContainText("Your browser sends Global Privacy Control");
  await expect(bar(page).locator("[data-consent]")).toHaveCount(0);
});

test("the choice is in the account too", async ({ page, measuring }) => {
  await open(page, `${measuring.address}/account`);
  const privacy = page.getByRole("region", { name: "Privacy" });
  await expect(privacy).toContainText("You have not answered yet");
  await privacy.getByRole("button", { name: "Agree" }).click();
  await expect(privacy).toContainText("You agreed on");
  await expect(privacy.getByRole("button", { name: "Agree" })).toHaveAttribute("aria-pressed", "true");
  await expect(bar(page)).toBeHidden();
  await privacy.getByRole("button", { name: "Refuse" }).click();
  await expect(privacy).toContainText("You refused on");
});

for (const { width, colorScheme } of looksOf(1)) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test(`two equal answers that cover no first words, at ${width} px, ${colorScheme}`, async ({ page, measuring }) => {
      for (const path of ["/", "/EditHousehold", "/MyDashboard", "/l/debt", "/publications/free-budget-app"]) {
        await open(page, `${measuring.address}${path}`);
        await expect(bar(page)).toBeVisible();
        // A page may still be drawing: its heading can be replaced between being found and being measured.
        await expect(async () => {
          const words = await page.locator("main h1").boundingBox();
          const asked = await bar(page).boundingBox();
          expect(words!.y + words!.height, path).toBeLessThan(asked!.y);
        }).toPass();
      }
      const boxes = await bar(page)
        .locator("[data-consent]")
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width: w, height: h } = button.getBoundingClientRect();
            const { backgroundColor, color, borderColor } = getComputedStyle(button);
            return JSON.stringify([w, h, backgroundColor, color, borderColor]);
          }),
        );
      expect(new Set(boxes).size).toBe(1);
      await bar(page).getByText("What is counted").click();
      await expect(bar(page)).toContainText("13 months");
      await expectAccessible(page);
    });
  });
}

test("it is answered with the keyboard alone", async ({ page, measuring }) => {
  await open(page, `${measuring.address}/about`);
  await page.keyboard.press("Shift+Tab");
  await expect(bar(page).getByRole("button", { name: "Agree" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("consent")!).choice)).toBe("refused");
});
