import type { Locator, Page } from "@playwright/test";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleAnswers } from "../households/couple.ts";
import { householdOf } from "../households/records.ts";
import { expectAccessible } from "./support/accessible.ts";
import { signUp, test as withAccounts } from "./support/accounts.ts";
import { looksOf } from "./support/looks.ts";
import { expect, test } from "./support/test.ts";
import { importRecords, openOnOneDevice, thursday } from "./support/together.ts";
import { said, saveCard } from "./support/week.ts";

const notice = (page: Page): Locator => page.getByRole("region", { name: "Only in this browser so far" });
const week = "/MyDashboard";

/** Maya and Tom with a plan and no save, without an account. */
async function openUnsaved(page: Page): Promise<void> {
  await page.clock.install({ time: Date.parse(`${thursday}T12:00:00Z`) });
  await page.goto("/account");
  await importRecords(page, [
    recordWith(householdOf(thursday, "Maya and Tom", 0), { confirmed: {} }),
    ...coupleAnswers(thursday),
  ]);
  await page.goto(week);
  await expect(saveCard(page)).toBeVisible();
}

async function saveWeek(page: Page): Promise<void> {
  await saveCard(page).getByRole("button", { name: "Save the week" }).click();
  await expect(saveCard(page).getByRole("button", { name: /^Undo/ })).toBeVisible();
}

/** The state that the account's data section shows, row by row. */
const stateOf = (page: Page, name: string): Locator =>
  page
    .locator(".keeping-state dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

/** Headless Chromium agrees to nothing by itself. */
async function grantPersistence(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { targetInfo } = await client.send("Target.getTargetInfo");
  const browserContextId = targetInfo.browserContextId!;
  await client.send("Browser.grantPermissions", { permissions: ["durableStorage"], browserContextId });
}

for (const { width, colorScheme } of looksOf(1)) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test("the first save is followed by how long this browser keeps it, and nothing before it", async ({
      page,
      problems,
    }, info) => {
      await openUnsaved(page);
      await expect(page.getByRole("form", { name: "Add an expense" })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await saveWeek(page);
      await expect(notice(page)).toContainText("When the device runs low on space, it may delete it by itself.");
      await expect(notice(page).getByRole("heading", { level: 3 })).toHaveText(["A backup file", "An account"]);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("week.png"), fullPage: true });
      await page.reload();
      await expect(notice(page)).toBeVisible();
      await page.goto("/account");
      await expect(stateOf(page, "Kept by this browser")).toHaveText("unless space runs low");
      await expect(stateOf(page, "Last backup file")).toHaveText("none yet");
      await expect(stateOf(page, "In an account")).toHaveText("no");
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("account.png"), fullPage: true });
      expect(problems).toEqual([]);
    });
  });
}

test("a browser that agrees to keep it says so, on the week and in the account", async ({ page }) => {
  await openUnsaved(page);
  await grantPersistence(page);
  await saveWeek(page);
  await expect(notice(page)).toContainText("has agreed to keep your household until you clear its data");
  expect(await page.evaluate(() => navigator.storage.persisted())).toBe(true);
  await page.goto("/account");
  await expect(stateOf(page, "Kept by this browser")).toHaveText("until you clear its data");
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toHaveCount(0);
});

test("a backup file ends it, on the week or in the account", async ({ page }) => {
  await openOnOneDevice(page, week);
  const saving = page.waitForEvent("download");
  await notice(page).getByRole("button", { name: "Save a file" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^weekfold-2026-11-12\.json$/);
  await expect(said(page)).toContainText("Backup file saved.");
  await expect(notice(page)).toHaveCount(0);
  await expect(saveCard(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.reload();
  await expect(saveCard(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goto("/account");
  await expect(stateOf(page, "Last backup file")).toHaveText("Nov 12, 2026");
});

for (const { name, save } of [
  { name: "the export", save: (page: Page) => page.getByRole("button", { name: "Export", exact: true }).click() },
  {
    name: "the encrypted backup",
    save: async (page: Page) => {
      await page.getByRole("button", { name: "Back up" }).click();
      await page.getByLabel("Passphrase", { exact: true }).fill("four calm green weeks");
      await page.getByLabel("The same passphrase again").fill("four calm green weeks");
      await page.getByRole("button", { name: "Save the backup" }).click();
    },
  },
])
  test(`${name} of the account page counts as a backup file`, async ({ page }) => {
    await openOnOneDevice(page, "/account");
    const saving = page.waitForEvent("download");
    await save(page);
    await saving;
    await expect(stateOf(page, "Last backup file")).toHaveText("Nov 12, 2026");
    await page.goto(week);
    await expect(saveCard(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

/** The browser offers to install, as Chromium does; pressing its prompt installs. */
const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => void window.dispatchEvent(new Event("appinstalled")),
      userChoice: Promise.resolve({ outcome: "accepted" }),
    });
    window.dispatchEvent(event);
  });

test("installing ends it, also for the tabs of the browser", async ({ page }) => {
  await openOnOneDevice(page, week);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole("button", { name: "Install" })).toHaveCount(0);
  await offerInstall(page);
  await notice(page).getByRole("button", { name: "Install" }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(saveCard(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goto("/account");
  await expect(stateOf(page, "Installed as an app")).toHaveText("yes");
});

test("the page can be installed: name, icons, start and window", async ({ page, request }) => {
  await page.goto(week);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(address!)).json()) as {
    icons: { src: string; sizes: string }[];
  } & Record<string, unknown>;
  expect(manifest).toMatchObject({ name: "Weekfold", start_url: "/MyDashboard", display: "standalone", scope: "/" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // A context of a test is like a private window, which installs nothing; every other reason would be ours.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test("not now hides it for 30 days, on this device alone", async ({ page }) => {
  await openOnOneDevice(page, week);
  await notice(page).getByRole("button", { name: "Not now" }).press("Enter");
  await expect(notice(page)).toHaveCount(0);
  await expect(saveCard(page).getByRole("heading", { level: 2 })).toBeFocused();
  const after = async (days: number) => {
    await page.clock.setFixedTime(Date.parse(`${thursday}T12:00:00Z`) + days * 86_400_000 + 60_000);
    await page.reload();
    await expect(saveCard(page)).toBeVisible();
    await expect(page.getByRole("form", { name: "Add an expense" })).toBeVisible();
  };
  await after(29);
  await expect(notice(page)).toHaveCount(0);
  await after(30);
  await expect(notice(page)).toBeVisible();
});

test("erasing the household erases what was dismissed and saved", async ({ page }) => {
  await openOnOneDevice(page, week);
  await notice(page).getByRole("button", { name: "Not now" }).click();
  await page.goto("/account");
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByLabel("Type the word erase").fill("erase");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("Everything is erased on this device.")).toBeVisible();
  await openOnOneDevice(page, week);
  await expect(notice(page)).toBeVisible();
});

test("Safari’s seven days are said, and where its app is", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { GestureEvent: class {} }));
  await openOnOneDevice(page, week);
  await expect(notice(page)).toContainText("Safari deletes what a site keeps after seven days of use without a visit");
  await expect(notice(page)).toContainText("The app starts empty: save a backup file first, and import it there.");
  await page.goto("/account");
  await expect(stateOf(page, "Kept by this browser")).toHaveText("seven days without a visit");
});

test("Firefox asks the person, so it is asked by a press", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { mozInnerScreenX: 0, asked: 0 });
    navigator.storage.persist = async () => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
      return false;
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await openOnOneDevice(page, week);
  await expect(notice(page)).toBeVisible();
  expect(await asked()).toBe(0);
  await notice(page).getByRole("button", { name: "Ask" }).click();
  await expect(notice(page)).toContainText("It did not agree this time.");
  expect(await asked()).toBe(1);
});

test("the sample never shows it", async ({ page }) => {
  await page.goto(`${week}?sample`);
  await expect(saveCard(page)).toBeVisible();
  await expect(page.getByRole("form", { name: "Add an expense" })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

withAccounts("an account ends it, and a signed-in household never shows it", async ({ page, site }) => {
  await page.clock.install({ time: Date.parse(`${thursday}T12:00:00Z`) });
  await page.goto(`${site.address}/account`);
  await importRecords(page, [
    recordWith(householdOf(thursday, "Maya and Tom", 0), { confirmed: {} }),
    ...coupleAnswers(thursday),
  ]);
  await page.goto(site.address + week);
  await saveWeek(page);
  await notice(page).getByRole("link", { name: "Create one" }).click();
  await expect(page.getByRole("tab", { name: "Create account" })).toHaveAttribute("aria-selected", "true");
  await signUp(page, site.address, "keeping@example.com");
  await expect(stateOf(page, "In an account")).toHaveText("yes");
  await page.goto(site.address + week);
  await expect(saveCard(page)).toBeVisible();
  await expect(page.getByRole("form", { name: "Add an expense" })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
