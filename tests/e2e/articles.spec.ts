import { publicRoutes } from "./support/all-routes.ts";
import { expect, settled, test } from "./support/test.ts";

const articles = publicRoutes.map(({ path }) => path).filter((path) => path.startsWith("/publications/"));
const model = "/publications/best-budgeting-apps";

test("an article asks for no script of its own, and its links stay in the app", async ({ page, problems }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(model);
  await settled(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => url.includes("article"))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("navigation", { name: "Read next" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/free-budget-app/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/budgeting apps/i);
  await expect(page).toHaveTitle(/budgeting apps/i);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(problems).toEqual([]);
});

test("the contents lead to each part of an article", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(model);
  await settled(page);
  await page.locator(".article-rail").getByRole("link", { name: "How to choose" }).click();
  await expect(page.getByRole("heading", { name: "How to choose" })).toBeInViewport();
});

test("on a phone they lead there too, past parts that were not laid out yet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of [-1, -3]) {
    await page.goto(model);
    await settled(page);
    await page.locator(".article-fold summary").click();
    const link = page.locator(".article-fold").getByRole("link").nth(place);
    const part = (await link.textContent())!;
    await link.click();
    await expect(page.getByRole("heading", { name: part, exact: true })).toBeInViewport();
  }
});

test("every article’s structured data can be read, under the site’s own address", async ({ request, baseURL }) => {
  for (const path of articles) {
    const html = await (await request.get(path)).text();
    const data = JSON.parse(html.match(/ld\+json">(.*?)<\/script>/s)?.[1] ?? "{}");
    expect(data["@graph"][0].mainEntityOfPage, path).toBe(`${baseURL}${path}`);
  }
});

test("every article’s sharing picture is there, and is its own", async ({ request, baseURL }) => {
  const pictures = new Set<string>();
  for (const path of articles) {
    const html = await (await request.get(path)).text();
    const address = html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? "";
    const answer = await request.get(address.replace(baseURL!, ""));
    expect(answer.headers()["content-type"], path).toBe("image/png");
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.add(address);
  }
  expect(pictures.size).toBe(articles.length);
});

test("the feed is served with the site’s own address", async ({ request, baseURL }) => {
  const answer = await request.get("/publications/feed.xml");
  expect(answer.headers()["content-type"]).toContain("application/atom+xml");
  const xml = await answer.text();
  for (const path of articles) expect(xml).toContain(`<id>${baseURL}${path}</id>`);
});

test("on paper an article is light whatever the theme, without a tool that nobody opened", async ({ page }) => {
  await page.goto(model);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await page.emulateMedia({ media: "print" });
  const ink = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  expect(Math.max(...ink.match(/\d+/g)!.slice(0, 3).map(Number))).toBeLessThan(60);
  await expect(page.locator("#work-it-out")).toBeHidden();
});
