import { publicRoutes } from "./support/all-routes.ts";
import { expect, settled, test } from "./support/test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Without JavaScript a query is not read: the default lander answers.
  for (const { path, heading } of publicRoutes.filter((route) => !route.path.includes("?"))) {
    test(`${path} shows its words`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(400);
      await expect(page.getByText("Loading...")).toHaveCount(0);
    });
  }
});

test.describe("the operator's address", () => {
  test.use({ javaScriptEnabled: false });

  test("stands on the contact page without JavaScript too", async ({ page }) => {
    await page.goto("/contactus");
    await expect(page.getByRole("link", { name: "hello@weekfold.example" })).toHaveAttribute(
      "href",
      "mailto:hello@weekfold.example",
    );
  });
});

test("an app page says that it needs JavaScript", async ({ request }) => {
  const html = await (await request.get("/MyDashboard")).text();
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
});

test("a lander reports the identifier that was asked for", async ({ page, problems }) => {
  for (const [path, identifier] of [
    ["/l", "unknown"],
    ["/l/couples", "couples"],
    ["/l/no-such-lander", "no-such-lander"],
    ["/l?id=103", "103"],
    ["/l?id=no-such-id", "no-such-id"],
  ]) {
    await page.goto(path!);
    await settled(page);
    await expect(page.locator("[data-lander-id]")).toHaveAttribute("data-lander-id", identifier!);
  }
  expect(problems).toEqual([]);
});

test("public pages come alive without a flash of the placeholder", async ({ page, problems }) => {
  await page.addInitScript(() => {
    const seen = { placeholder: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector("main")?.textContent?.includes("Loading...")) seen.placeholder = true;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const path of ["/", "/about", "/publications/debt-payoff-tracker", "/l/couples"]) {
    await page.goto(path);
    await settled(page);
    expect(await page.evaluate(() => (window as never as { seen: { placeholder: boolean } }).seen.placeholder)).toBe(
      false,
    );
  }
  expect(problems).toEqual([]);
});

/** Articles have a picture of their own. */
const pictureOf = (path: string) =>
  path.startsWith("/publications/") ? /\/assets\/card-[a-z-]+-[0-9a-f]{8}\.png$/ : /\/share\.png$/;

test("every public page has its own title, description, canonical address and sharing card", async ({
  request,
  baseURL,
}) => {
  const seen = new Set<string>();
  for (const path of publicRoutes.map((route) => route.path).filter((path) => !/[?]|no-such/.test(path))) {
    const html = await (await request.get(path)).text();
    const read = (pattern: RegExp) => html.match(pattern)?.[1] ?? "";
    const title = read(/<title>([^<]+)</);
    const description = read(/name="description" content="([^"]+)"/);
    expect(read(/rel="canonical" href="([^"]+)"/), path).toBe(`${baseURL}${path}`);
    expect(read(/property="og:title" content="([^"]+)"/), path).toBe(title);
    expect(read(/property="og:image" content="([^"]+)"/), path).toMatch(pictureOf(path));
    expect(description.length, path).toBeGreaterThan(30);
    if (path !== "/l" && path !== "/l/start") {
      expect(seen.has(title) || seen.has(description), path).toBe(false);
    }
    seen.add(title).add(description);
  }
});

test("the sitemap lists every public page, and robots names the sitemap", async ({ request, baseURL }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { path } of publicRoutes.filter((route) => !/[?]|no-such/.test(route.path))) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  }
  expect(sitemap).not.toContain("MyDashboard");
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("the manifest's icons are there, so that the app can be installed", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Weekfold", start_url: "/MyDashboard", display: "standalone" });
  for (const { src } of [
    ...manifest.icons,
    { src: "/icon.svg" },
    { src: "/apple-touch-icon.png" },
    { src: "/share.png" },
  ]) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
});

test("whether someone is signed in is one small request, and nothing else is asked of the server", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await settled(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual(["/api/session"]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
