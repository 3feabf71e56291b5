import type { BrowserContext, Page } from "@playwright/test";
import { freePort, freshFolder, ready, startServer, stop } from "../support/own-server.ts";
import { test as base, expect, watchProblems } from "../support/test.ts";

/** A name of the home network. Browsers trust localhost, and no other name that comes by plain HTTP. */
const host = "weekfold.lan";

export interface HomeSite {
  address: string;
}

/** The built server as someone runs it at home: plain HTTP, PUBLIC_URL on a host name. */
export const test = base.extend<object, { home: HomeSite }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [], ...rest } = launchOptions;
      await use({ ...rest, args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] });
    },
    { scope: "worker" },
  ],
  home: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
    async ({}, use) => {
      const port = String(await freePort());
      const address = `http://${host}:${port}`;
      const server = startServer({ PORT: port, HOST: "127.0.0.1", PUBLIC_URL: address, DATA_DIR: freshFolder() });
      await ready(server);
      await use({ address });
      await stop(server);
    },
    { scope: "worker" },
  ],
});

/** Opens a page of the home's server, and makes sure that the browser does not trust it: else nothing here is tested. */
export async function openHome(context: BrowserContext, address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  const problems = watchProblems(page);
  await page.goto(address);
  expect(await page.evaluate(() => [isSecureContext, "locks" in navigator, "randomUUID" in crypto])).toEqual([
    false,
    false,
    false,
  ]);
  return { page, problems };
}
