import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expectAccessible } from "./support/accessible.ts";
import { addPerson, beginHousehold } from "./support/household.ts";
import { freshFolder } from "./support/own-server.ts";
import { hasNoHousehold, inStep, onDisk, openAccount, peopleShown, signIn, test, watchSent } from "./support/people.ts";
import { expect } from "./support/test.ts";

/** A word that nothing else on this computer has. */
const theirs = "Wilhelmina";

test("whoever signs in next on the same browser sees and sends nothing of the last one’s", async ({
  page,
  context,
  people: { address },
}) => {
  await signIn(context, address, "ann-1");
  await openAccount(page, address);
  await beginHousehold(page, "The last one’s");
  await addPerson(page, theirs);
  await inStep(page);
  expect(Object.keys(await onDisk(page))).toContain("weekfold.user.ann-1");
  // These people sign in by a cookie, behind the page's back: its answer to the sign-out would take that one away.
  const left = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Sign out" }).click();
  await left;
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();

  const sent = watchSent(context);
  await signIn(context, address, "ben-1");
  await page.reload();
  await hasNoHousehold(page);
  await beginHousehold(page, "The next one’s");
  await addPerson(page, "Ben");
  await inStep(page);
  expect(await page.content()).not.toMatch(/Wilhelmina|The last one/);
  expect(sent.join("\n")).toContain("The next one");
  expect(sent.join("\n")).not.toMatch(/Wilhelmina|The last one|ann-1/);
  const disk = await onDisk(page);
  expect(Object.keys(disk)).not.toContain("weekfold.user.ann-1");
  expect(JSON.stringify(disk)).not.toMatch(/Wilhelmina|The last one/);
});

test("an ended session hides the household and keeps what waits, until the same person returns", async ({
  page,
  context,
  people: { address },
}) => {
  await signIn(context, address, "ann-2");
  await openAccount(page, address);
  await beginHousehold(page, "Ann’s");
  await inStep(page);
  await context.setOffline(true);
  await addPerson(page, theirs);
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toContainText("Your session has ended");
  await expect(page.getByText(theirs)).toHaveCount(0);
  await expectAccessible(page);

  const sent = watchSent(context);
  await signIn(context, address, "ben-2");
  await page.reload();
  await hasNoHousehold(page);
  await inStep(page);
  expect(sent.join("\n")).not.toContain(theirs);
  expect((await onDisk(page))["weekfold.user.ann-2"]).toContain(theirs);

  await signIn(context, address, "ann-2");
  await page.reload();
  await expect.poll(() => peopleShown(page)).toEqual([theirs]);
  await inStep(page);
  expect(sent.filter((request) => request.includes(theirs) && request.includes("/push"))).toHaveLength(1);
});

/** The names of the files below a folder that hold a word, in either way that browsers write words. */
function filesWith(folder: string, word: string): string[] {
  const spellings = [Buffer.from(word, "utf8"), Buffer.from(word, "utf16le")];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
    const path = join(folder, name);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
    const bytes = readFileSync(path);
    return spellings.some((spelling) => bytes.includes(spelling));
  });
}

test("on a shared computer nothing is on the disk, while it is used and after the browser closes", async ({
  playwright,
  people: { address },
  launchOptions,
}) => {
  const folder = freshFolder();
  const first = await playwright.chromium.launchPersistentContext(folder, launchOptions);
  await first.addCookies([{ name: "shared_computer", value: "1", url: address }]);
  await signIn(first, address, "ann-3");
  const page = await first.newPage();
  await openAccount(page, address);
  await beginHousehold(page, "Ann’s");
  await addPerson(page, theirs);
  await inStep(page);
  expect(Object.keys(await onDisk(page))).not.toContain("weekfold.user.ann-3");
  expect(JSON.stringify(await onDisk(page))).not.toMatch(/Wilhelmina|Ann/);
  await page.reload();
  await expect.poll(() => peopleShown(page)).toEqual([theirs]);
  await first.close();
  expect(filesWith(folder, theirs)).toEqual([]);

  const second = await playwright.chromium.launchPersistentContext(folder, launchOptions);
  const next = await second.newPage();
  await next.goto(`${address}/account`);
  await expect(next.getByText("There is none on this device yet.")).toBeVisible();
  expect(Object.keys(await onDisk(next))).not.toContain("weekfold.user.ann-3");
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain("ann-3");
  await second.close();
});
