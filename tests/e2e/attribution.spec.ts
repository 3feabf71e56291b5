import type { Page } from "@playwright/test";
import { eventsOf, layerOf, namesOf, open, openMeasured, propertiesOf, test } from "./support/measuring.ts";
import { expect } from "./support/test.ts";

type Area = "localStorage" | "sessionStorage";

const recordIn = (page: Page, area: Area, key: string) =>
  page.evaluate(([where, name]) => JSON.parse(window[where as Area].getItem(name!) ?? "null"), [area, key]);

const sources = async (page: Page) => {
  const first = await recordIn(page, "localStorage", "attribution.first");
  const last = await recordIn(page, "localStorage", "attribution.last");
  const session = await recordIn(page, "sessionStorage", "attribution.session");
  return [first, last, session].map((record) => `${record.source}/${record.medium}`);
};

const landings = async (page: Page) => (await namesOf(page)).filter((name) => name === "landing").length;

test("[TR4] an address is told as origin, path and campaign: no token, nothing typed, no fragment", async ({
  page,
  measuring,
}) => {
  const query = "utm_source=news&utm_campaign=fall&gclid=abc&token=secret&amount=1200";
  await openMeasured(page, `${measuring.address}/?${query}#typed=900`);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/NiftyStuff"]')!.click());
  await expect.poll(async () => (await namesOf(page)).filter((name) => name === "page_view")).toHaveLength(2);
  const told = `${measuring.address}/?utm_source=news&utm_campaign=fall&gclid=abc`;
  const views = (await eventsOf(page)).filter(({ name }) => name === "page_view").map(({ params }) => params);
  expect(views.map(({ page_location, page_referrer }) => [page_location, page_referrer])).toEqual([
    [told, ""],
    [`${measuring.address}/NiftyStuff`, told],
  ]);
  expect(JSON.stringify(await layerOf(page))).not.toMatch(/secret|1200|typed|900/);
});

test("first, last and session records: a reload and a new tab change nothing, a new campaign does", async ({
  page,
  context,
  measuring,
}) => {
  await openMeasured(page, `${measuring.address}/about?utm_source=news&utm_medium=email`);
  expect(await sources(page)).toEqual(["news/email", "news/email", "news/email"]);
  expect([await landings(page), await page.evaluate(() => sessionStorage.getItem("landing_sent"))]).toEqual([1, "1"]);
  await page.reload();
  await expect.poll(() => namesOf(page)).toEqual(["page_view"]);
  const tab = await context.newPage();
  await open(tab, `${measuring.address}/terms`);
  await expect.poll(() => namesOf(tab)).toEqual(["page_view"]);
  expect(await sources(tab)).toEqual(["news/email", "news/email", "news/email"]);
  const tagged = await context.newPage();
  await open(tagged, `${measuring.address}/terms?gclid=abc`);
  await expect.poll(() => namesOf(tagged)).toEqual(["page_view"]);
  expect(await sources(tagged)).toEqual(["news/email", "google/cpc", "google/cpc"]);
  expect(await propertiesOf(tagged)).toMatchObject({ first_source: "news", last_source: "google", last_medium: "cpc" });
});

test("a later visit lands again, and one that comes by itself leaves the last touch alone", async ({
  page,
  context,
  measuring,
}) => {
  await openMeasured(page, `${measuring.address}/about?utm_source=news`);
  await page.evaluate(() => {
    const visit = JSON.parse(localStorage.getItem("visit")!);
    localStorage.setItem("visit", JSON.stringify({ ...visit, last: visit.last - 31 * 60_000 }));
  });
  const later = await context.newPage();
  await open(later, `${measuring.address}/terms`);
  await expect.poll(() => namesOf(later)).toEqual(["landing", "page_view"]);
  expect(await sources(later)).toEqual(["news/(not set)", "news/(not set)", "(direct)/(none)"]);
});

test("the referrer of a known host is named, and that of an identity service is none", async ({ page, measuring }) => {
  const from = async (referer: string) => {
    await page.goto(`${measuring.address}/about`, { referer });
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem("consent", JSON.stringify({ choice: "granted", version: 1, at: "2026-11-15T12:00:00Z" }));
    });
    await page.goto(`${measuring.address}/about`, { referer });
    await expect.poll(() => namesOf(page)).toContain("page_view");
    return (await sources(page))[0];
  };
  expect(await from("https://www.google.co.uk/")).toBe("google/organic");
  expect(await from("https://mail.google.com/")).toBe("gmail/email");
  expect(await from("https://accounts.google.com/")).toBe("(direct)/(none)");
  expect(await from("https://blog.example/post")).toBe("blog.example/referral");
});

test("a page is told once, also where an unknown address leads home", async ({ page, measuring }) => {
  await openMeasured(page, `${measuring.address}/about`);
  await open(page, `${measuring.address}/no/such/page`);
  await expect.poll(() => namesOf(page)).toEqual(["page_view", "home_view"]);
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await expect.poll(() => namesOf(page)).toEqual(["page_view", "home_view", "page_view", "page_view", "home_view"]);
  const views = (await eventsOf(page)).filter(({ name }) => name === "home_view").map(({ params }) => params);
  expect(views).toEqual([{ returning_session: false }, { returning_session: true }]);
});

test("out of the back/forward cache a page is told again, once", async ({ page, measuring }) => {
  await openMeasured(page, `${measuring.address}/about`);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect((await namesOf(page)).filter((name) => name === "page_view")).toHaveLength(2);
});

test("where the browser refuses storage, events are told and nothing breaks", async ({ page, measuring }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, refuse);
  });
  await openMeasured(page, `${measuring.address}/`);
  await page.getByRole("link", { name: "About" }).first().click();
  await expect.poll(() => namesOf(page)).toEqual(["landing", "page_view", "home_view", "page_view"]);
  expect(errors).toEqual([]);
});

test("[TR11] a tag that is blocked, or fails, harms nothing", async ({ page, measuring }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.route("https://www.googletagmanager.com/**", (route) => route.abort());
  await openMeasured(page, `${measuring.address}/`);
  await page.waitForResponse(/\/api\/events/);
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveTitle(/About/);
  expect(errors).toEqual([]);
});
