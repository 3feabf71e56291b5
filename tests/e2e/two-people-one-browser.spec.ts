import type { BrowserContext, Page } from "@playwright/test";
import { fillIn, isIn, signIn, signUp, test } from "./support/accounts.ts";
import { addPerson, beginHousehold } from "./support/household.ts";
import { inStep, onDisk, peopleShown } from "./support/people.ts";
import { expect } from "./support/test.ts";

/** A word that nothing else on this computer has. */
const unsent = "Wilhelmina";

/** All that a device asks in its owner's name, and whether the server is there: else that would bring it the news. */
const households = /\/api\/(households|reach)/;

/** Anna's tab, with a household in step and a change that has not been sent. */
async function annaWaits(page: Page, address: string, email: string): Promise<void> {
  await signUp(page, address, email);
  await beginHousehold(page, "Anna’s");
  await addPerson(page, "Anna");
  await inStep(page);
  await page.route(households, (route) => route.abort());
  await addPerson(page, unsent);
}

/** What the server answers to whatever brings the unsent change. */
function watchAnswers(context: BrowserContext): number[] {
  const answers: number[] = [];
  context.on("response", (response) => {
    if (response.request().postData()?.includes(unsent)) answers.push(response.status());
  });
  return answers;
}

const uidIn = (page: Page) => page.evaluate(() => localStorage.getItem("device_user"));

const signInAs = async (page: Page, email: string) => {
  await fillIn(page, email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(page);
};

/** Ben has an account and a household, in a browser of his own. */
async function benHas(page: Page, address: string, email: string): Promise<void> {
  await signUp(page, address, email);
  await beginHousehold(page, "Ben’s");
  await inStep(page);
}

const isBens = (page: Page) => expect(page.locator(".household-name")).toHaveText("Ben’s");

for (const hears of ["at once", "only from the server"] as const) {
  test(`who signs in beside someone’s open tab gets neither their household nor what waits in it, where that tab hears of it ${hears}`, async ({
    page: first,
    context,
    browser,
    site: { address },
  }) => {
    const [anna, ben] = [`anna-${hears.length}@example.com`, `ben-${hears.length}@example.com`];
    const elsewhere = await browser.newContext({ serviceWorkers: "block" });
    await benHas(await elsewhere.newPage(), address, ben);
    await elsewhere.close();
    // A tab that other tabs can't reach, as in a browser that keeps them apart, learns it when the server refuses.
    if (hears !== "at once")
      await first.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));
    await annaWaits(first, address, anna);
    const annas = `weekfold.user.${await uidIn(first)}`;
    await context.clearCookies();
    const second = await context.newPage();
    await second.goto(`${address}/account`);
    await expect(second.getByRole("alert")).toContainText("Your session has ended");
    const answers = watchAnswers(context);
    await signInAs(second, ben);
    if (hears === "at once") {
      // From here on the first tab may be the one that brings Ben's household for both.
      await expect(first.getByText(unsent)).toHaveCount(0);
      await first.unroute(households);
    }
    await isBens(second);
    if (hears === "only from the server") {
      await expect(first.locator(".people-name", { hasText: unsent })).toBeVisible();
      await addPerson(first, `${unsent} again`);
      await first.unroute(households);
    }
    await isBens(first);
    await first.unroute(households);
    await expect(first.getByText(unsent)).toHaveCount(0);
    await inStep(second);

    expect(answers.filter((status) => status !== 401)).toEqual([]);
    const disk = await onDisk(second);
    expect(disk[annas]).toContain(unsent);
    expect(disk[annas]).not.toContain("Ben’s");
    expect(disk[`weekfold.user.${await uidIn(second)}`]).not.toMatch(/Wilhelmina|Anna/);

    await first.close();
    await context.clearCookies();
    await signIn(second, address, anna);
    const found = hears === "at once" ? ["Anna", unsent] : ["Anna", unsent, `${unsent} again`];
    await expect.poll(() => peopleShown(second)).toEqual(found);
    await inStep(second);
    const other = await browser.newContext({ serviceWorkers: "block" });
    const page = await other.newPage();
    await signIn(page, address, anna);
    await expect.poll(() => peopleShown(page)).toEqual(found);
    await other.close();
  });
}
