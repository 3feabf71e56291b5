// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { comeBack, comeTo, leavePage } from "./page.fixture.ts";

let told: string[];
let page: Awaited<ReturnType<typeof open>>;

async function open(address: string) {
  comeTo(address);
  const { followViews, holdView, viewed } = await import("./page-views.ts");
  const { navigate, browserLocation } = await import("#web/platform/router/browser-location.ts");
  const { takeHappenings } = await import("./happenings.ts");
  told = [];
  takeHappenings((happening) => {
    if (happening.kind === "view") {
      const { path, search, isAgain } = happening.view;
      told.push(path + search + (isAgain ? " again" : ""));
    }
  });
  followViews();
  /** Its screen has come. */
  const arrive = async () => {
    viewed(browserLocation());
    await Promise.resolve();
  };
  return { navigate, arrive, holdView };
}

beforeEach(async () => {
  page = await open("/about");
});

afterEach(leavePage);

it("[TR3] a page is told of once its screen is there", async () => {
  page.navigate("/terms");
  expect(told).toEqual(["/about"]);
  await page.arrive();
  expect(told).toEqual(["/about", "/terms"]);
});

it("[TR3] a page that was left before its screen came is told of too, before the next one", async () => {
  await page.arrive();
  page.navigate("/terms");
  page.navigate("/privacy");
  await page.arrive();
  expect(told).toEqual(["/about", "/terms", "/privacy"]);
});

it("[TR3] an address that led elsewhere was no page", async () => {
  await page.arrive();
  page.navigate("/no/such/page");
  page.navigate("/", { replace: true });
  await page.arrive();
  expect(told).toEqual(["/about", "/"]);
});

it("[TR3] a page that is closed before its screen came is told of, and one that had come is not told again", async () => {
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pagehide"));
  expect(told).toEqual(["/about"]);
});

it("[TR3] a page out of the browser's cache says that it is there again", async () => {
  await page.arrive();
  window.dispatchEvent(new Event("pagehide"));
  comeBack();
  expect(told).toEqual(["/about", "/about again"]);
});

it("[TR3] the tab's name is read after the frame has given it", async () => {
  const titles: string[] = [];
  const { takeHappenings } = await import("./happenings.ts");
  takeHappenings((happening) => happening.kind === "view" && titles.push(happening.view.title));
  const arrived = page.arrive();
  document.title = "About · Weekfold";
  await arrived;
  expect(titles).toEqual(["About · Weekfold"]);
});

it("[TR26] a view that is held is told when it is settled, by the address that it has then", async () => {
  await page.arrive();
  page.navigate("/EditHousehold");
  let release = page.holdView();
  await page.arrive();
  release();
  await Promise.resolve();
  expect(told).toEqual(["/about", "/EditHousehold"]);
  page.navigate("/terms");
  await page.arrive();
  page.navigate("/EditHousehold");
  release = page.holdView();
  await page.arrive();
  page.navigate("/EditHousehold?edit=true", { replace: true });
  release();
  await page.arrive();
  expect(told.slice(2)).toEqual(["/terms", "/EditHousehold?edit=true"]);
});

it("[TR26] a view that is left while it is held is told then, once", async () => {
  await page.arrive();
  page.navigate("/EditHousehold");
  const release = page.holdView();
  await page.arrive();
  page.navigate("/terms");
  release();
  await page.arrive();
  expect(told).toEqual(["/about", "/EditHousehold", "/terms"]);
});
