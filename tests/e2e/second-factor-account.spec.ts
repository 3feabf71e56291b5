import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, confirmAddress, fillIn, isIn, part, signIn, signUp, test } from "./support/accounts.ts";
import { beginTurningOn, bring, enrol, isHalfway, signInHalfway, signOut } from "./support/second-factor.ts";
import { expect } from "./support/test.ts";

test("an app is shown its secret, and asked for once a code of it was right", async ({
  page,
  browser,
  problems,
  site,
}) => {
  test.slow();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.address });
  await signUp(page, site.address, "factor-one@example.com");
  await expect(page.getByText("Off. Confirm your address first, then you can turn it on here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on" })).toHaveCount(0);
  await confirmAddress(page, site, "factor-one@example.com");
  const other = await anotherBrowser(browser);
  await signIn(other, site.address, "factor-one@example.com");
  const app = await beginTurningOn(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /^Square code/ }).locator("path")).toHaveAttribute("d", /^M4 4h7v1/);
  const secret = (await dialog.locator(".app-secret-text").innerText()).replaceAll(" ", "");
  await expect(dialog.getByRole("link", { name: "Open your app" })).toHaveAttribute(
    "href",
    new RegExp(`^otpauth://totp/Weekfold:factor-one%40example.com\\?secret=${secret}&issuer=Weekfold`),
  );
  await dialog.getByRole("button", { name: "Copy the secret" }).click();
  await expect(dialog.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  const field = dialog.getByLabel("Code that the app shows now");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(field).toHaveAccessibleDescription(/six digits/);
  await field.fill("000 000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(field).toHaveAccessibleDescription(/wrong or was used already/);
  await expect(field).toHaveValue("000 000");
  await expectAccessible(page);
  await field.fill(await app.nextCode());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog).toHaveCount(0);

  await test.step("the backup codes are shown once, to copy, save or print", async () => {
    await expect(page.getByRole("heading", { name: "Keep your backup codes" })).toBeFocused();
    const codes = await page.getByRole("list", { name: "Backup codes" }).getByRole("listitem").allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^weekfold-[\d-]+-backup-codes\.txt$/);
    const text = readFileSync(await file.path(), "utf8");
    expect(codes.every((code) => text.includes(code))).toBe(true);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("For factor-one@example.com at Weekfold")).toBeVisible();
    await expect(page.getByText(codes[9]!)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
    await expect(page.getByRole("button", { name: "Print", includeHidden: true })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByText(codes[0]!)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Make new ones" })).toBeFocused();
    await expect(page.getByText("10 left, for when the app is out of reach.")).toBeVisible();
  });

  await test.step("the other devices are signed out, and it is in the list of what happened", async () => {
    await expect(part(page, "What happened here").getByRole("listitem").first()).toHaveText(/^Second factor turned on/);
    await expect(part(page, "Signed in on").getByRole("listitem")).toHaveCount(1);
    await other.reload();
    await expect(other.getByRole("alert")).toContainText("Your session has ended");
  });

  await test.step("whose household is closed there reads of the second factor alone, and finds it again", async () => {
    await fillIn(other, "factor-one@example.com");
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await isHalfway(other);
    await expect(other.getByRole("alert")).toHaveCount(0);
    await bring(other, await app.nextCode());
    await isIn(other);
  });
  expect(problems.filter((problem) => !problem.includes("401"))).toEqual([]);
});

test("a remembered device is not asked until it is forgotten, and a shared computer never is one", async ({
  page,
  site,
}) => {
  test.slow();
  const { app } = await enrol(page, site, "four@example.com");
  await expect(page.getByText("None: every sign-in asks for a code.")).toBeVisible();
  await signOut(page);
  await signInHalfway(page, site.address, "four@example.com");
  await page.getByLabel("Don’t ask on this device for 30 days").check();
  await bring(page, await app.nextCode());
  await isIn(page);
  const kept = await page.context().cookies();
  expect(kept.map(({ name }) => name)).toContain("weekfold.remembered_device");
  expect(kept.map(({ name }) => name)).not.toContain("weekfold.second_factor");
  await signOut(page);
  await signIn(page, site.address, "four@example.com");
  await expect(page.getByText("They are not asked for a code.")).toBeVisible();
  await page.getByRole("button", { name: /^Forget Chrome on Linux, until / }).click();
  await expect(page.getByText("Chrome on Linux is asked for a code again.")).toBeVisible();
  await expect(page.getByText("None: every sign-in asks for a code.")).toBeVisible();
  await signOut(page);
  await page.getByLabel("This is a shared computer").check();
  await fillIn(page, "four@example.com");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await isHalfway(page);
  await expect(page.getByLabel("Don’t ask on this device for 30 days")).toHaveCount(0);
  await bring(page, await app.nextCode());
  await isIn(page);
});
