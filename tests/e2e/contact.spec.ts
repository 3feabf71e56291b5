import { openMailbox } from "../../src/server/mail/mailbox.contract.ts";
import { expectAccessible } from "./support/accessible.ts";
import { freePort, freshFolder, ready, startServer, stop } from "./support/own-server.ts";
import { test as base, expect, settled } from "./support/test.ts";

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** A server whose operator can be written to, with a real mail server. */
const test = base.extend<{ contact: { url: string; mailbox: Mailbox } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
  contact: async ({}, use) => {
    const mailbox = await openMailbox();
    const env = { SMTP_URL: mailbox.url, CONTACT_EMAIL: "operator@example.com" };
    const server = startServer({ PORT: String(await freePort()), DATA_DIR: freshFolder(), ...env });
    await use({ url: `${await ready(server)}/contactus`, mailbox });
    await stop(server);
    await mailbox.close();
  },
});

test("a message reaches the operator's mailbox, and the page says what happens next", async ({
  page,
  problems,
  contact: { url, mailbox },
}) => {
  await page.goto(url);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Your email")).toBeFocused();
  await expect(page.getByLabel("Your email")).toHaveAccessibleDescription(/such as maya@example.com/);
  await expect(page.getByLabel("Your message")).toHaveAccessibleDescription(/Write what it is about/);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.getByLabel("Your name").fill("Maya");
  await page.getByLabel("Your email").fill("maya@example.com");
  await page.getByLabel("Your message").fill("An article has a fact wrong.\nThe one about couples.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your message is on its way" })).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => mailbox.arrived.length).toBe(1);
  expect(mailbox.arrived[0]).toMatchObject({
    to: ["operator@example.com"],
    headers: { "reply-to": "maya@example.com" },
  });
  expect(mailbox.arrived[0]!.text).toContain("The one about couples.");
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue("");
  expect(problems).toEqual([]);
});

test("what was written survives a failed send and a reload, and is sent in the end", async ({
  page,
  context,
  contact: { url, mailbox },
}) => {
  await page.goto(url);
  await settled(page);
  await page.getByLabel("Your email").fill("maya@example.com");
  await page.getByLabel("Your message").fill("Written on a train.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^We couldn’t reach the server\. Your message is still here\./)).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Written on a train.");
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue("Written on a train.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message is on its way")).toBeVisible();
  await expect.poll(() => mailbox.arrived.length).toBe(1);
});

test("too much and too often are said plainly, and nothing written is lost", async ({ page, contact: { url } }) => {
  await page.goto(url);
  await settled(page);
  const message = page.getByLabel("Your message");
  await page.getByLabel("Your email").fill("maya@example.com");
  await message.fill("a".repeat(5_010));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(message).toHaveAccessibleDescription(/10 letters too long/);
  for (let count = 0; count < 5; count += 1) {
    await message.fill(`Message ${count}`);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("button", { name: "Write another" }).click();
    await page.getByLabel("Your email").fill("maya@example.com");
  }
  await message.fill("One too many");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^Several messages came .* Try again in \d+ minutes\.$/)).toBeVisible();
  await expect(message).toHaveValue("One too many");
});

test("a program that fills in every field is thanked and not heard", async ({ page, contact: { url, mailbox } }) => {
  await page.goto(url);
  await settled(page);
  const trap = page.locator("input[name=website]");
  await expect(page.getByRole("textbox")).toHaveCount(3);
  await trap.evaluate((input: HTMLInputElement) => (input.value = "https://spam.example"));
  await page.getByLabel("Your email").fill("bot@example.com");
  await page.getByLabel("Your message").fill("Buy now");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message is on its way")).toBeVisible();
  await page.getByRole("button", { name: "Write another" }).click();
  await page.getByLabel("Your email").fill("maya@example.com");
  await page.getByLabel("Your message").fill("From a person");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => mailbox.arrived.length).toBe(1);
  expect(mailbox.arrived[0]!.text).toContain("From a person");
});

test("without JavaScript the page shows the address, and no form that would not work", async ({
  browser,
  contact: { url },
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(url);
  await expect(page.getByRole("link", { name: "operator@example.com" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeHidden();
});

test("what was written before the page came alive is kept", async ({ page, contact: { url } }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.getByLabel("Your message").fill("Quick fingers");
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  letGo();
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await expect(page.getByLabel("Your message")).toHaveValue("Quick fingers");
});
