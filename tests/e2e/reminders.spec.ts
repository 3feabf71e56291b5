import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { linkOf } from "./support/mails.ts";
import { arrived, chooseMail, confirmed, soon, test } from "./support/reminded.ts";
import { expect } from "./support/test.ts";

const money = /^Your money date is /;

test("a mail comes before the money date, once, and its link stops it by a button, signed out", async ({
  page,
  browser,
  reminded,
}) => {
  test.slow();
  const { address, mailbox, restart } = reminded;
  await confirmed(page, reminded, "rosa@example.com");
  const chosen = soon();
  await chooseMail(page, chosen);
  // The server was down when it was due.
  await restart(chosen.due - Date.now() + 60_000);
  await expect.poll(() => arrived(mailbox, money).length).toBe(1);
  await restart(chosen.due - Date.now() + 120_000);
  const [mail] = arrived(mailbox, money);
  expect(mail!.to).toEqual(["rosa@example.com"]);
  expect(mail!.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(mail!.text).toContain(`${address}/MyDashboard/money-date`);
  const reader = await anotherBrowser(browser);
  await reader.goto(linkOf(mail!.text));
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Stop the weekly mail");
  expect(reader.url()).toBe(`${address}/account/unsubscribe`);
  await expectAccessible(reader);
  await page.reload();
  await expect(page.getByLabel("Mail me before it, every week")).toBeChecked();
  await reader.getByRole("button", { name: "Stop these mails" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("The weekly mail is off");
  await page.reload();
  await expect(page.getByLabel("Mail me before it, every week")).not.toBeChecked();
  expect(arrived(mailbox, money)).toHaveLength(1);
});

test("a mail program stops it by one post to the address in the mail's header", async ({ page, reminded }) => {
  test.slow();
  await confirmed(page, reminded, "otto@example.com");
  const chosen = soon();
  await chooseMail(page, chosen);
  await reminded.restart(chosen.due - Date.now() + 60_000);
  await expect.poll(() => arrived(reminded.mailbox, money).length).toBe(1);
  const header = arrived(reminded.mailbox, money)[0]!.headers["list-unsubscribe"]!;
  const posted = await fetch(header.replace(/[<>]/g, ""), {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(posted.status).toBe(200);
  await page.reload();
  await expect(page.getByLabel("Mail me before it, every week")).not.toBeChecked();
});

test("a calendar's address is made, shown again, replaced and switched off", async ({ page, reminded }) => {
  test.slow();
  await confirmed(page, reminded, "nils@example.com");
  const reminders = page.getByRole("region", { name: "Reminders" });
  await reminders.getByLabel("Day").selectOption("Wednesday");
  await reminders.getByRole("button", { name: "Save", exact: true }).click();
  await reminders.getByRole("button", { name: "Make an address" }).click();
  const field = reminders.getByLabel("Your calendar’s address");
  await expect(field).toBeFocused();
  const first = await field.inputValue();
  const calendar = await fetch(first);
  expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("BYDAY=WE");
  await page.reload();
  await expect(field).toHaveValue(first);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await reminders.getByRole("button", { name: "Replace the address" }).click();
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Replace it" }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  await reminders.getByRole("button", { name: "Switch it off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Switch it off" }).click();
  // The machine may be busy with other suites.
  await expect(reminders.getByRole("button", { name: "Make an address" })).toBeFocused();
  expect((await fetch(second)).status).toBe(404);
});

test("without an account the money date goes into one's own calendar by a file made here", async ({
  page,
  baseURL,
}) => {
  await page.goto("/account");
  await beginHousehold(page, "Sam’s");
  await page.getByRole("button", { name: "Choose day and time" }).click();
  await expect(page.getByLabel("Day")).toBeFocused();
  await page.getByLabel("Day").selectOption("Friday");
  await page.getByLabel("Time zone").selectOption("America/New_York");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a calendar file" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("weekfold-money-date.ics");
  const text = readFileSync(await file.path(), "utf8").replaceAll("\r\n ", "");
  expect(text).toMatch(/DTSTART;TZID=America\/New_York:\d{8}T190000\r\n/);
  expect(text).toContain("RRULE:FREQ=WEEKLY;BYDAY=FR\r\n");
  expect(text).toContain(`URL:${baseURL}/MyDashboard/money-date\r\n`);
  expect(text).not.toContain("Sam");
});

test("a link that is cut short, and none at all, say so", async ({ page, baseURL }) => {
  await page.goto("/account/unsubscribe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stopping the mail takes its link");
  await page.goto("about:blank");
  await page.goto("/account/unsubscribe#short");
  await expect(page.getByRole("button", { name: "Stop these mails" })).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/account/unsubscribe`);
  await page.getByRole("button", { name: "Stop these mails" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not known here");
  await expectAccessible(page);
});
