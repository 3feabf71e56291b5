import type { Page } from "@playwright/test";
import { fillIn, isIn, test } from "./support/accounts.ts";
import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { inStep, onDisk } from "./support/people.ts";
import { expect } from "./support/test.ts";

test.beforeEach(() => test.slow());

interface Written {
  kept: string[];
  said: string[];
  /** Neither kept nor refused in words. */
  silent: string[];
}

/** Adds people one after the other by the page's own form, as fast as it lets one, until it is told to stop. */
const writeOn = (page: Page, name: string): Promise<Written> =>
  page.evaluate(async (prefix) => {
    const written: Written = { kept: [], said: [], silent: [] };
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
    const button = (words: string) =>
      [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words);
    const field = () => document.querySelector<HTMLInputElement>("input[name=person-name]");
    const isListed = (who: string) =>
      [...document.querySelectorAll(".people-name")].some((one) => one.textContent === who);
    const isSaid = () => /not kept|no longer on this device/.test(document.body.textContent ?? "");
    const until = async (isSo: () => unknown) => {
      for (let tries = 0; tries < 1_000 && !isSo(); tries += 1) await pause();
    };
    for (let number = 0; !("isOver" in window) && number < 400; number += 1) {
      const who = `${prefix} ${number}`;
      await until(() => button("Add a person") || field());
      button("Add a person")?.click();
      await until(field);
      const input = field();
      if (!input) continue;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, who);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await pause();
      if (field()?.value !== who) continue;
      button("Add")?.click();
      await until(() => !field() || isSaid());
      await until(() => (isListed(who) && button("Add a person")) || isSaid());
      if (isListed(who) && !field()) written.kept.push(who);
      else if (isSaid()) written.said.push(who);
      else written.silent.push(who);
    }
    return written;
  }, name);

const stop = (page: Page) => page.evaluate(() => void Object.assign(window, { isOver: true }));

test("what is written in two tabs while someone signs in is in the account, or was refused in words", async ({
  page,
  context,
  site: { address },
}) => {
  await page.goto(`${address}/account`);
  await beginHousehold(page, "Maya and Tom");
  const tab = await context.newPage();
  await tab.goto(`${address}/account`);
  await expect(tab.locator(".household-name")).toHaveText("Maya and Tom");
  await page.bringToFront();
  await page.getByRole("tab", { name: "Create account" }).click();
  await fillIn(page, "race@example.com");
  const writing = [writeOn(tab, "There"), writeOn(page, "Here")];
  await expect(peopleOf(page).filter({ hasText: "There 3" })).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await isIn(page);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await page.waitForTimeout(500);
  await Promise.all([stop(page), stop(tab)]);
  const [there, here] = await Promise.all(writing);
  expect([there!.silent, here!.silent]).toEqual([[], []]);
  await inStep(page);
  await page.reload();
  await expect(page.locator(".household-name")).toHaveText("Maya and Tom");
  await inStep(page);
  const names = await page.locator(".people-name").allInnerTexts();
  expect(names).toEqual(expect.arrayContaining([...there!.kept, ...here!.kept]));
  expect((await onDisk(page))["weekfold.anonymous"] ?? "").not.toMatch(/There|Here/);
});

test("what is written while the sign-in is under way is in the account", async ({ page, site: { address } }) => {
  await page.goto(`${address}/account`);
  await beginHousehold(page, "Slow line");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/sign-up/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("tab", { name: "Create account" }).click();
  await fillIn(page, "slow@example.com");
  await page.getByRole("button", { name: "Create account" }).click();
  await addPerson(page, "Maya");
  await addPerson(page, "Tom");
  letGo();
  await isIn(page);
  await expect(peopleOf(page)).toHaveText([/^Maya/, /^Tom/]);
  await inStep(page);
});
