import { makeNextBuild } from "./support/next-build.ts";
import { freePort, freshFolder, type OwnServer, ready, startServer, stop } from "./support/own-server.ts";
import { expect, settled, test } from "./support/test.ts";

/** A server that can be replaced by one with another build on the same address. */
async function site(folder: string) {
  const env = { PORT: String(await freePort()), DATA_DIR: freshFolder() };
  const next = makeNextBuild(folder);
  let server: OwnServer = startServer(env);
  const address = await ready(server);
  const deploy = async () => {
    await stop(server);
    server = startServer(env, next);
    await ready(server);
  };
  return { address, deploy, end: () => stop(server) };
}

test.describe("after a deploy", () => {
  test("a stale tab reloads once by itself and loses nothing that was typed", async ({ page }, info) => {
    const { address, deploy, end } = await site(info.outputPath("next"));
    await page.goto(address);
    await settled(page);
    await page.getByLabel("Take-home pay").fill("4,200");
    await page.getByLabel("Bills and debts").fill("about 1500");
    await deploy();
    let loads = 0;
    page.on("load", () => loads++);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveTitle(/About/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect.poll(() => loads).toBe(1);
    await page.goBack();
    await expect(page.getByLabel("Take-home pay")).toHaveValue(/4,200/);
    await expect(page.getByLabel("Bills and debts")).toHaveValue("about 1500");
    expect(loads).toBe(1);
    await end();
  });

  test("a tab that stays broken after its reload says so instead of looping", async ({ page }, info) => {
    const { address, deploy, end } = await site(info.outputPath("next"));
    await page.goto(`${address}/terms`);
    await settled(page);
    await deploy();
    await page.route(/\/assets\/dashboard-/, (route) => route.fulfill({ status: 404, body: "gone" }));
    let loads = 0;
    page.on("load", () => loads++);
    await page.evaluate(() => {
      history.pushState(null, "", "/MyDashboard");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("alert")).toContainText("Loading failed");
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
    await end();
  });
});
