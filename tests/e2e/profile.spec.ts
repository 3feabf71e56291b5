import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, confirmAddress, isIn, signIn, signUp, test } from "./support/accounts.ts";
import { expectFitting } from "./support/fitting.ts";
import { addPerson, beginHousehold } from "./support/household.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { turnOn } from "./support/second-factor.ts";
import { section } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

const order = [
  ...["You", "Your household", "Members", "Who sees what", "What changed"],
  ...["Security", "Reminders", "Your data", "Privacy", "Appearance"],
];

test("the page begins with who someone is, and ends with how it looks", async ({ page, site: { address } }) => {
  await signUp(page, address, "pia@example.com");
  const you = section(page, "You");
  await expect(you.getByText("pia@example.com, not confirmed yet")).toBeVisible();
  await expect(you.getByText("Password.")).toBeVisible();
  await expect(you.getByText("Account since")).toBeVisible();
  await beginHousehold(page, "Pia’s");
  await addPerson(page, "Pia");
  await you.getByRole("link", { name: "Choose it" }).click();
  await page.getByRole("button", { name: "I am Pia" }).click();
  await expect(you.getByText("Pia, in Pia’s")).toBeVisible();
  await expect(section(page, "Security")).toBeVisible();
  const titles = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  expect(titles.filter((title) => order.includes(title))).toEqual(order);
  await expectAccessible(page);
});

test("a long mail address makes the page no wider than a phone", async ({ page, site: { address } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, address, `${"wm".repeat(24)}@example.com`);
  await beginHousehold(page, "Wim’s");
  await expect(section(page, "Reminders").getByText(/^To wmwm/)).toBeVisible();
  await expectFitting(page);
});

test("the links lead to what can be changed", async ({ page, site: { address } }) => {
  await signUp(page, address, "pau@example.com");
  await section(page, "You").getByRole("link", { name: "Security" }).click();
  await expect(page.getByRole("heading", { name: "Security" })).toBeFocused();
});

test("a list beside the page leads to each section, for someone signed in and where there is room", async ({
  page,
  site: { address },
}) => {
  await page.goto(`${address}/account`);
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  const list = page.getByRole("navigation", { name: "On this page" });
  await expect(list).toHaveCount(0);
  await signUp(page, address, "pip@example.com");
  await expect(list.getByRole("link")).toHaveText([
    "You",
    "Your household",
    "Security",
    "Reminders",
    "Your data",
    "Privacy",
  ]);
  await beginHousehold(page, "Pip’s");
  await expect(list.getByRole("link")).toHaveText(order.slice(0, -1));
  await list.getByRole("link", { name: "Your data" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your data" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Your data" })).toBeInViewport();
  await expect(list).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
});

test("a second factor that another tab has turned on meanwhile is shown as it is", async ({ page, site }) => {
  test.slow();
  await signUp(page, site.address, "pat@example.com");
  await confirmAddress(page, site, "pat@example.com");
  const other = await page.context().newPage();
  await other.goto(`${site.address}/account`);
  await isIn(other);
  await turnOn(other);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Your second factor is on already.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("without a network someone can still sign out", async ({ page, browser, site: { address } }) => {
  await signUp(page, address, "pim@example.com");
  const other = await anotherBrowser(browser);
  await signIn(other, address, "pim@example.com");
  await isIn(other);
  await other.route("**/api/**", (route) => route.abort());
  await other.reload();
  const you = section(other, "You");
  await expect(you.getByRole("button", { name: "Sign out", exact: true })).toBeVisible();
  await expect(you.getByText("pim@example.com")).toHaveCount(0);
  await you.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(other.getByText("Signed out here. The server will hear of it")).toBeVisible();
});

for (const { width, colorScheme } of looksOf(6)) {
  test(`it is accessible at ${width} px, ${colorScheme}`, async ({ browser, site: { address } }, info) => {
    const page = await pageWithLook(browser, { width, colorScheme });
    await signUp(page, address, `pix-${width}-${colorScheme}@example.com`);
    await expect(section(page, "Security").getByText("Signed in on")).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("account.png"), fullPage: true });
    await page.context().close();
  });
}
