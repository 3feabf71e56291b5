import type { Page } from "@playwright/test";
import { eventsOf, namesOf, openMeasured, propertiesOf, test } from "./support/measuring.ts";
import { expect } from "./support/test.ts";

const noon = new Date("2026-11-15T12:00:00Z");

/** The server's answer about who is here, which no real account could be made to give to the millisecond. */
const meet = (page: Page, apart: number, uid = "ada", signIn?: { id: string; method: string }) =>
  page.route("**/api/session", (route) =>
    route.fulfill({
      json: {
        user: {
          uid,
          metadata: {
            creationTime: noon.toISOString(),
            lastSignInTime: new Date(noon.getTime() + apart).toISOString(),
          },
          providerData: [{ providerId: "google.com" }],
        },
        ...(signIn && { signIn }),
      },
    }),
  );

const ofPeople = async (page: Page) =>
  (await namesOf(page)).filter((name) => ["sign_up", "login", "retention_ping"].includes(name));

for (const [apart, expected] of [
  [14_999, "sign_up"],
  [15_000, "sign_up"],
  [15_001, "login"],
] as const) {
  test(`a last sign-in ${apart} ms after the creation is a ${expected}`, async ({ page, measuring }) => {
    await meet(page, apart);
    await openMeasured(page, `${measuring.address}/about`);
    await expect.poll(() => ofPeople(page)).toEqual([expected, "retention_ping"]);
    expect(await propertiesOf(page)).toMatchObject({ is_new_user: expected === "sign_up", signup_date: "2026-11-15" });
    const flag = await page.evaluate(() => localStorage.getItem("signup_tracked.ada") !== null);
    expect(flag).toBe(expected === "sign_up");
  });
}

test("a sign-up is told once an account: not on a reload, in a second tab, and again for a second person", async ({
  page,
  context,
  measuring,
}) => {
  await meet(page, 0);
  await openMeasured(page, `${measuring.address}/about`);
  await expect.poll(() => ofPeople(page)).toEqual(["sign_up", "retention_ping"]);
  await page.reload();
  await expect.poll(() => ofPeople(page)).toEqual(["retention_ping"]);
  expect(await propertiesOf(page)).toMatchObject({ is_new_user: true });
  const tab = await context.newPage();
  await meet(tab, 0);
  await tab.goto(`${measuring.address}/about`);
  await expect.poll(() => ofPeople(tab)).toEqual(["retention_ping"]);
  await meet(tab, 0, "ben");
  await tab.reload();
  await expect.poll(() => ofPeople(tab)).toEqual(["sign_up", "retention_ping"]);
});

test("[TR23] a re-sync after a sign-in on another device tells nothing, and another session tells its own way", async ({
  page,
  measuring,
}) => {
  await page.clock.install({ time: noon });
  await meet(page, 0, "ada", { id: "1", method: "password" });
  await openMeasured(page, `${measuring.address}/about`);
  await expect.poll(() => ofPeople(page)).toEqual(["sign_up", "retention_ping"]);
  const resync = async () => {
    const asked = page.waitForResponse("**/api/session");
    await page.clock.fastForward(301_000);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await asked;
  };
  await meet(page, 3_600_000, "ada", { id: "1", method: "password" });
  await resync();
  await resync();
  expect(await ofPeople(page)).toEqual(["sign_up", "retention_ping"]);
  expect(await propertiesOf(page)).toMatchObject({ is_new_user: true });
  await meet(page, 7_200_000, "ada", { id: "2", method: "passkey" });
  await resync();
  await expect.poll(() => ofPeople(page)).toEqual(["sign_up", "retention_ping", "login", "retention_ping"]);
  expect((await eventsOf(page)).find(({ name }) => name === "login")?.params).toEqual({ method: "passkey" });
});

for (const [after, isComplete] of [
  [14_999, true],
  [15_000, true],
  [15_001, false],
] as const) {
  test(`the dashboard ${after} ms after the click completes the intake: ${isComplete}`, async ({ page, measuring }) => {
    await page.clock.setFixedTime(noon);
    await openMeasured(page, `${measuring.address}/EditHousehold`);
    await page.evaluate(() => {
      const button = document.createElement("button");
      button.dataset.ev = "intake_submit";
      document.body.prepend(button);
      button.click();
    });
    await page.clock.setFixedTime(new Date(noon.getTime() + after));
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/MyDashboard"]')!.click());
    await expect.poll(() => namesOf(page)).toContain("dashboard_view");
    const once = (await namesOf(page)).filter((name) => name === "intake_complete");
    expect(once).toHaveLength(isComplete ? 1 : 0);
    expect(await page.evaluate(() => localStorage.getItem("has_completed_intake"))).toBe(isComplete ? "true" : null);
    expect((await propertiesOf(page)).has_completed_intake).toBe(isComplete);
  });
}
