import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, isIn, signUp, test } from "./support/accounts.ts";
import { mailsIn } from "./support/mails.ts";
import { freePort, freshFolder, ready, startServer, stop } from "./support/own-server.ts";
import { section } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

const standIn = join(import.meta.dirname, "support", "google-stand-in.mjs");

/** A site whose operator has set up Google. */
async function siteWithGoogle() {
  const folder = freshFolder();
  const server = startServer({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    NODE_OPTIONS: `--import=${standIn}`,
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
  });
  return { server, address: await ready(server), mails: mailsIn(join(folder, "mail")) };
}

/** Whoever is sent to Google comes back as this person, or having turned round. */
async function atGoogle(page: Page, profile: object | null): Promise<void> {
  await page.route("https://accounts.google.com/**", async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get("redirect_uri")!);
    const code = Buffer.from(JSON.stringify(profile)).toString("base64url");
    back.search = String(
      new URLSearchParams({ state: asked.get("state")!, ...(profile ? { code } : { error: "access_denied" }) }),
    );
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
}

test("Google is linked, signs someone in from then on, and is unlinked again", async ({ page, browser }, info) => {
  const { server, address, mails } = await siteWithGoogle();
  await signUp(page, address, "gus@example.com");
  const security = section(page, "Security");
  const google = security.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Google" }) });
  await expect(google).toContainText("Confirm your address first.");
  await expect(google.getByRole("button")).toHaveCount(0);
  await page.goto(await mails.linkTo("gus@example.com", "Confirm your address"));
  await page.getByRole("button", { name: "Yes, this address is mine" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your address is confirmed");
  await page.goto(`${address}/account`);
  await isIn(page);

  await test.step("whoever turns round finds everything as it was", async () => {
    await atGoogle(page, null);
    await google.getByRole("button", { name: "Link Google" }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Go to Google" }).click();
    await expect(google).toContainText("Nothing was linked.");
    expect(page.url()).toBe(`${address}/account`);
    await page.unroute("https://accounts.google.com/**");
  });

  await atGoogle(page, { sub: "g-1", email: "gustav@mail.example", email_verified: true });
  await google.getByRole("button", { name: "Link Google" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go to Google" }).click();
  await expect(google.getByText("Google is linked.")).toBeFocused();
  await expect(section(page, "You").getByText("Password or Google.")).toBeVisible();
  await expectAccessible(page);
  await google.screenshot({ path: info.outputPath("linked.png") });
  await page.reload();
  await expect(google).toContainText("Linked: it signs you in.");
  await mails.find("gus@example.com", "Google was linked");

  const other = await anotherBrowser(browser);
  await atGoogle(other, { sub: "g-1", email: "gustav@mail.example", email_verified: true });
  await other.goto(`${address}/account`);
  await other.getByRole("button", { name: "Google", exact: true }).click();
  await isIn(other);
  await expect(section(other, "You").getByText("gus@example.com")).toBeVisible();

  await test.step("unlinking signs the others out, and says so", async () => {
    await google.getByRole("button", { name: "Unlink Google" }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Unlink Google" }).click();
    await expect(page.getByText("Google is unlinked. Every other device is signed out.")).toBeVisible();
    await expect(google).toContainText("Not linked.");
    await expect(section(page, "You").getByText("Password.", { exact: false })).toBeVisible();
    await mails.find("gus@example.com", "Google was unlinked");
    await other.reload();
    await expect(other.getByRole("button", { name: "Sign out", exact: true })).toHaveCount(0);
  });
  await stop(server);
});

test("whoever has nothing but Google is told what to add first", async ({ page }) => {
  const { server, address } = await siteWithGoogle();
  await atGoogle(page, { sub: "g-2", email: "only@mail.example", email_verified: true });
  await page.goto(`${address}/account`);
  await page.getByRole("button", { name: "Google", exact: true }).click();
  await isIn(page);
  await section(page, "Security").getByRole("button", { name: "Unlink Google" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unlink Google" }).click();
  await expect(page.getByText("This is your last way to sign in.")).toBeVisible();
  await stop(server);
});

test("where no provider is set up, none is shown", async ({ page, site: { address } }) => {
  await signUp(page, address, "none@example.com");
  await expect(section(page, "Security").getByText("Signed in on")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^(Google|Apple)$/ })).toHaveCount(0);
});
