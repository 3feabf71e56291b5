import type { Page } from "@playwright/test";
import { signIn, signUp } from "../support/accounts.ts";
import { addPerson, beginHousehold } from "../support/household.ts";
import { inStep, peopleShown } from "../support/people.ts";
import { expect } from "../support/test.ts";
import { openHome, test } from "./lan.ts";

/** One more than the connections that a browser opens to one site over plain HTTP. */
const tabCount = 7;

test("of many tabs over plain HTTP one follows the server for all, and when it closes another goes on", async ({
  browser,
  context,
  home: { address },
}) => {
  const following = new Set<Page>();
  const watched = (page: Page): Page => {
    page.on("request", (request) => void (request.url().endsWith("/stream") && following.add(page)));
    page.on("close", () => following.delete(page));
    return page;
  };
  const first = watched((await openHome(context, address)).page);
  await signUp(first, address, "maya-tabs@example.com");
  await beginHousehold(first, "Maya and Tom");
  await addPerson(first, "Maya");
  await inStep(first);
  const elsewhere = await browser.newContext();
  const { page: far } = await openHome(elsewhere, address);
  await signIn(far, address, "maya-tabs@example.com");
  await expect.poll(() => peopleShown(far)).toEqual(["Maya"]);

  let tabs = [first];
  while (tabs.length < tabCount) {
    const tab = watched(await context.newPage());
    await tab.goto(`${address}/account`, { timeout: 60_000 });
    await expect.poll(() => peopleShown(tab)).toEqual(["Maya"]);
    tabs.push(tab);
  }
  const names = ["Maya"];
  for (const name of ["Tom", "Ada"]) {
    await expect.poll(() => following.size).toBe(1);
    await addPerson(far, name);
    names.push(name);
    for (const tab of tabs) await expect.poll(() => peopleShown(tab)).toEqual(names);
    const [leader] = following;
    await leader!.close();
    tabs = tabs.filter((tab) => tab !== leader);
  }

  await test.step("what any of them writes reaches the other browser once", async () => {
    await addPerson(tabs[0]!, "Ida");
    await addPerson(tabs.at(-1)!, "Noor");
    for (const page of [...tabs, far]) await expect.poll(() => peopleShown(page)).toEqual([...names, "Ida", "Noor"]);
    for (const tab of tabs) await inStep(tab);
  });
  expect(await tabs[0]!.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("lead.")).length)).toBe(
    1,
  );

  await test.step("signing out leaves nothing of the lead behind", async () => {
    await tabs[0]!.getByRole("button", { name: "Sign out", exact: true }).last().click();
    await expect(tabs[0]!.getByText("Signed out. Nothing of yours is left on this device.")).toBeVisible();
    const keys = () =>
      tabs[0]!.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("weekfold.user")));
    await expect.poll(keys).toEqual([]);
  });
});
