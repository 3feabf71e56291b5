import { expectAccessible } from "./support/accessible.ts";
import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { expect, settled, test } from "./support/test.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

for (const viewport of [phone, desktop]) {
  test(`a household begins on the device without an account and is there after a reload, at ${viewport.width} px`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/account");
    await settled(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take your weeks with you");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByText("Give it a name, such as your own.")).toBeVisible();
    await beginHousehold(page, "Maya and Tom");
    await addPerson(page, "Maya");
    await addPerson(page, "Ida", "Child");
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText("Maya and Tom")).toBeVisible();
    await expect(peopleOf(page)).toHaveText([/^Maya/, /^Ida\s*child/]);
    await expect(page.getByText("Saved on this device")).toBeVisible();
    const aboutSigningIn = ["/api/session", "/api/sign-in-offer"];
    expect(asked.filter((path) => path.startsWith("/api/") && !aboutSigningIn.includes(path))).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("people are added, changed and removed, and a removal can be taken back", async ({ page, problems }) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  await addPerson(page, "Tom");
  await page.getByRole("button", { name: "Edit Tom" }).click();
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("A name is needed here, a short one will do.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Thomas");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(peopleOf(page)).toHaveText([/^Maya/, /^Thomas/]);
  await page.getByRole("button", { name: "Remove Maya" }).click();
  await expect(peopleOf(page)).toHaveText([/^Thomas/]);
  await addPerson(page, "Noor");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(peopleOf(page)).toHaveText([/^Maya/, /^Thomas/, /^Noor/]);
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of your household").fill("The three of us");
  await page.getByRole("button", { name: "Keep this name" }).click();
  await expect(page.locator(".household-name")).toHaveText("The three of us");
  await page.reload();
  await expect(page.getByText("The three of us")).toBeVisible();
  await expect(peopleOf(page)).toHaveText([/^Maya/, /^Thomas/, /^Noor/]);
  expect(problems).toEqual([]);
});

/** Another tab is busy with the same database until it is told to end. Runs in that tab. */
async function keepBusy(): Promise<void> {
  const opening = indexedDB.open("weekfold.anonymous");
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const busy = opening.result.transaction("records", "readwrite");
  const goOn = () => {
    if (!document.title.startsWith("End")) busy.objectStore("records").count().onsuccess = goOn;
  };
  busy.oncomplete = () => opening.result.close();
  goOn();
}

test("what shows and is not written yet is not called saved, and a reload asks first", async ({ page, context }) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  const status = page.locator(".sync-text");
  await expect(status).toHaveAttribute("data-status", "here-only");
  const other = await context.newPage();
  await other.goto("/about");
  await other.evaluate(keepBusy);
  await addPerson(page, "Maya");
  await expect(status).toHaveText("Saving…");

  const asked = page.waitForEvent("dialog");
  const reloading = page.evaluate(() => location.reload());
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await reloading;
  await other.evaluate(() => {
    document.title = "End";
  });
  await expect(status).toHaveText("Saved on this device");
  await page.reload();
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
});

test("what one tab writes shows in the other", async ({ page, context }) => {
  await page.goto("/account");
  const other = await context.newPage();
  await other.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await expect(other.getByText("Maya and Tom")).toBeVisible();
  await addPerson(other, "Tom");
  await expect(peopleOf(page)).toHaveText([/^Tom/]);
});
