import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, fillIn, signUp, test } from "./support/accounts.ts";
import { addPerson, beginHousehold } from "./support/household.ts";
import { looksOf } from "./support/looks.ts";
import { inStep } from "./support/people.ts";
import { makeLink, section } from "./support/sharing.ts";
import { expect } from "./support/test.ts";
import { saveCard } from "./support/week.ts";

/** Maya's household for two, with her own name in it, and the link for Noor. */
async function invited(maya: Page, address: string, email: string): Promise<string> {
  await signUp(maya, address, email);
  await beginHousehold(maya, "Maya and Noor");
  await addPerson(maya, "Maya");
  await addPerson(maya, "Noor");
  await maya.getByRole("button", { name: "I am Maya" }).click();
  await expect(section(maya, "You").getByText("Maya, in Maya and Noor")).toBeVisible();
  await inStep(maya);
  return makeLink(maya);
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const { width, colorScheme } of looksOf(2)) {
  test(`from the link to this week, at ${width} px, ${colorScheme}`, async ({
    page: maya,
    browser,
    site: { address },
  }, info) => {
    const link = await invited(maya, address, `maya-${width}-${colorScheme}@example.com`);
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      serviceWorkers: "block",
    });
    const noor = await context.newPage();
    const seen = async (name: string) => {
      await expectAccessible(noor);
      await noor.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    };

    await test.step("the page says who asks, what it is and who sees what, and the form is there", async () => {
      await noor.goto(link);
      await expect(title(noor)).toHaveText("Maya invites you to Maya and Noor");
      await expect(noor.getByLabel("Email", { exact: true })).toBeVisible();
      await expect(noor.getByRole("link", { name: "Who sees what" })).toBeVisible();
      expect(await noor.evaluate(() => sessionStorage.getItem("invitation"))).toBeNull();
      await seen("1-asked");
    });

    await test.step("two fields later someone waits, without another question", async () => {
      await fillIn(noor, `noor-${width}-${colorScheme}@example.com`);
      await noor.getByRole("button", { name: "Create account" }).click();
      await expect(title(noor)).toHaveText("Nearly there");
      await expect(title(noor)).toBeFocused();
      await seen("2-waiting");
    });

    await test.step("once confirmed, the welcome comes by itself and says the week", async () => {
      await maya.getByRole("button", { name: "Yes, that is them" }).click();
      await expect(title(noor)).toHaveText("You are in");
      await expect(noor.getByText("Maya and Noor is on this device now, with Maya and Noor.")).toBeVisible();
      await expect(noor.getByText("There is no plan for the week yet")).toBeVisible();
      await seen("3-welcome");
      await noor.getByRole("button", { name: "I am Noor" }).click();
      await expect(noor.getByText("Which of you is it?")).toHaveCount(0);
      await expect(noor.getByLabel("Set aside this week", { exact: true })).toBeFocused();
      await expect(section(maya, "Members").getByText(/^Noor since/)).toBeVisible();
      await noor.reload();
      await expect(noor.getByText("Maya and Noor is on this device now")).toBeVisible();
    });

    await test.step("the first save is made right there, and is in the week", async () => {
      await noor.getByLabel("Set aside this week", { exact: true }).fill("40");
      await noor.keyboard.press("Enter");
      await expect(noor.getByRole("status").getByText("$40.00 set aside this week.")).toBeVisible();
      await seen("4-saved");
      await noor.getByRole("link", { name: "Go to this week" }).click();
      await expect(title(noor)).toHaveText("This week");
      await expect(saveCard(noor).getByText(/^Noor recorded \$40\.00 on/)).toBeVisible();
      await seen("5-this-week");
    });
    await context.close();
  });
}

test("waiting survives a reload and a network that is gone, and needs neither", async ({
  page: maya,
  browser,
  site: { address },
}) => {
  const link = await invited(maya, address, "maya-wait@example.com");
  const noor = await anotherBrowser(browser);
  await noor.goto(link);
  await test.step("what was begun is found again after a reload", async () => {
    await noor.getByLabel("Email", { exact: true }).focus();
    await noor.reload();
    await expect(title(noor)).toHaveText("Maya invites you to Maya and Noor");
  });
  await fillIn(noor, "noor-wait@example.com");
  await noor.getByRole("button", { name: "Create account" }).click();
  await expect(title(noor)).toHaveText("Nearly there");
  await noor.reload();
  await expect(title(noor)).toHaveText("Nearly there");
  await noor.context().setOffline(true);
  await expect(noor.getByText("We can’t reach the server at the moment.")).toBeVisible();
  await maya.getByRole("button", { name: "Yes, that is them" }).click();
  await noor.context().setOffline(false);
  await expect(title(noor)).toHaveText("You are in");
});

test("whoever reads who sees what comes back to the invitation", async ({ page: maya, browser, site: { address } }) => {
  const link = await invited(maya, address, "maya-read@example.com");
  const noor = await anotherBrowser(browser);
  await noor.goto(link);
  await noor.getByRole("link", { name: "Who sees what" }).click();
  await expect(title(noor)).toHaveText("Who sees what");
  await expect(title(noor)).toBeFocused();
  await noor.goBack();
  await expect(title(noor)).toHaveText("Maya invites you to Maya and Noor");
  await fillIn(noor, "noor-read@example.com", "short");
  await noor.getByRole("button", { name: "Create account" }).click();
  await expect(noor.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(noor.getByLabel("Email", { exact: true })).toHaveValue("noor-read@example.com");
});
