import { seed } from "./support/seed.ts";
import { expect, settled, test } from "./support/test.ts";

const aboutChunk = /\/assets\/about-[\w-]+\.js$/;

test.describe("going from page to page", () => {
  test("says exactly Loading... while a chunk is on its way, also on client navigation", async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(aboutChunk, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/terms");
    await settled(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/about");
    arrive();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("says Loading... when an app page is opened directly", async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/dashboard-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/MyDashboard", { waitUntil: "commit" });
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    arrive();
    await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
  });

  test("asks for a chunk when its link is pointed at or focused, not earlier", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/terms");
    await settled(page);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /\/(about|privacy)-/.test(path))).toEqual([]);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "About" }).hover();
    await expect.poll(() => asked.some((path) => aboutChunk.test(path))).toBe(true);
    await footer.getByRole("link", { name: "Privacy" }).focus();
    await expect.poll(() => asked.some((path) => /\/privacy-[\w-]+\.js$/.test(path))).toBe(true);
  });

  for (const path of ["/index.html", "/account/xyz/abc", "/account/xyz"])
    test(`sends ${path} home and leaves no entry behind`, async ({ page }) => {
      await page.goto("/about");
      await settled(page);
      const entries = await page.evaluate(() => history.length);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/one week at a time/);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await expect(page).toHaveURL("/about");
    });

  test("sends any other path home and leaves no entry behind", async ({ page }) => {
    await page.goto("/about");
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  for (const slug of ["spring-2.0", "google.com"])
    test(`/l/${slug} is a lander, on load and by a link`, async ({ page }) => {
      const answer = await page.goto(`/l/${slug}`);
      expect(answer?.status()).toBe(200);
      await settled(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/one week at a time/);
      await expect(page).toHaveURL(`/l/${slug}`);
      await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL("/about");
      await page.goBack();
      await expect(page).toHaveURL(`/l/${slug}`);
    });

  test("matches paths whatever their case", async ({ page }) => {
    await page.goto("/mydashboard/NET-WORTH");
    await expect(page.getByRole("heading", { name: "Net worth" })).toBeVisible();
    await page.goto("/ABOUT/");
    await settled(page);
    await expect(page).toHaveTitle(/About/);
  });

  test("moves focus to the new page's heading, and not on the first page", async ({ page }) => {
    await page.goto("/terms");
    await settled(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).press("Enter");
    await expect(page).toHaveTitle(/Privacy/);
    await expect(page.getByRole("heading", { level: 1, name: /Privacy/ })).toBeFocused();
  });

  test("starts a new page at its top and restores the scroll on the way back", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto("/privacy");
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForFunction(() => window.scrollY === 900);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Terms" })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1, name: /Terms/ })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /Privacy/ })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await page.reload();
    await settled(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  test("returns to a page that was left at its top", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto("/privacy");
    await settled(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Terms" })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1, name: /Terms/ })).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.waitForFunction(() => window.scrollY === 700);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /Privacy/ })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("returns to where a page was left although it is slow to come", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto("/privacy");
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForFunction(() => window.scrollY === 900);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Terms" })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1, name: /Terms/ })).toBeFocused();
    await page.reload();
    await settled(page);
    await page.route(/\/assets\/privacy-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /Privacy/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  test("leaves a page where its reader scrolled it before the script ran", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/app-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/privacy", { waitUntil: "domcontentloaded" });
    // Letters that arrive after the scroll are another length, and the browser would follow its text.
    await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 600)));
    arrive();
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  test("goes to the part of a page that its address names", async ({ page }) => {
    await page.goto("/#sample");
    await settled(page);
    await expect(page.getByRole("heading", { name: "What a Thursday looks like" })).toBeInViewport();
  });

  test("takes a fragment that is no text for no part of the page", async ({ page, problems }) => {
    for (const address of ["/#%", "/about#100%", "/MyDashboard#%E0%A4%A"]) {
      await page.goto(address);
      await settled(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    expect(problems).toEqual([]);
  });

  test("keeps the canonical address with the reader", async ({ page, baseURL }) => {
    await page.goto("/terms");
    await settled(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveTitle(/Privacy/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/privacy`);
  });

  test("closes the phone menu by Escape and by a press outside", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/terms");
    await settled(page);
    const button = page
      .locator("summary")
      .filter({ has: page.locator("svg") })
      .first();
    const panel = page.getByRole("navigation", { name: "Menu" });
    await button.click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(200, 760);
    await expect(panel).toBeHidden();
  });

  test("keeps the whole phone menu reachable by keyboard and closes it on arrival", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/terms");
    await settled(page);
    const menu = page.locator("summary", { has: page.locator("svg") }).first();
    await menu.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("navigation", { name: "Menu" });
    await panel.getByRole("link", { name: "Goals" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Goals" })).toBeFocused();
    await expect(panel).toBeHidden();
  });

  for (const path of ["/MyDashboard", "/MyDashboard/spending", "/MyDashboard/history", "/MyGoalsPage", "/account"]) {
    test(`the phone menu of ${path} shows its links, also where the bar says where the household is`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await seed(page, "couple");
      await page.goto(path);
      await expect(page.locator(".nav-status")).toContainText("Saved on this device");
      await page.locator(".nav-menu summary").click();
      const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
      for (const name of ["Net worth", "History", "Account"])
        await expect(links.filter({ hasText: name })).toBeVisible();
      await expect(links).toHaveCount(10);
    });
  }

  test("offers to skip the bar", async ({ page }) => {
    await page.goto("/terms");
    await settled(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
});
