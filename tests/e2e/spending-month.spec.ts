import type { Day } from "#domain/time/day.ts";
import { expectAccessible } from "./support/accessible.ts";
import { opensOffline } from "./support/people.ts";
import { standAt } from "./support/seed.ts";
import { editor, entryOf, spendingRoom } from "./support/spending.ts";
import { Diary } from "./support/spending-diary.ts";
import { expectPeriod, firstDay, newHousehold } from "./support/spending-month.ts";
import { firstDays, haveLunch, market, oneTapAndSplit, repeatedAndBack } from "./support/spending-november.ts";
import { expect, test } from "./support/test.ts";
import { importRecords } from "./support/together.ts";
import { kept } from "./support/week.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: "allow" });

const days = (from: string, to: string) => ({ from: from as Day, to: to as Day });

test("a month of daily entries on a phone adds up by month, pay period and week", async ({
  page,
  context,
  problems,
}) => {
  // Thirty days take their time on a small machine.
  test.slow();
  const diary = new Diary(page);
  const { typed } = diary;
  await standAt(page, firstDay);
  await page.goto("/account");
  await opensOffline(page);
  await importRecords(page, newHousehold);
  await page.goto("/MyDashboard");

  await test.step("1 to 4: payees are remembered, and their categories guessed", () => firstDays(diary));
  await test.step("5 to 8: a quick entry by one tap, a split, a payee of lately", () => oneTapAndSplit(diary));
  await test.step("9 to 13: what repeats, money back, and pay that is no spending", () => repeatedAndBack(diary));

  await test.step("14 to 16: a reload, one entry put right, and what repeats is entered by one tap", async () => {
    await diary.wake(14);
    const wrong = await diary.buy({ ...market, amount: 8_005 }, "Groceries");
    await kept(page);
    await page.reload();
    await diary.wake(15);
    await diary.buy({ payee: "Metro card", amount: 275 }, "Getting around");
    await diary.goToRoom();
    await entryOf(page, "$80.05").tap();
    await editor(page).getByLabel("Amount", { exact: true }).fill("85.05");
    await diary.send("Save", "Harvest Lane Market, $85.05: changed");
    diary.forget(wrong);
    diary.note([["Groceries", 8_505]], wrong.day);
    await diary.wake(16);
    await diary.goToRoom();
    await page.getByRole("button", { name: "Enter it: Gym, 16 November" }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Enter it: Gym, 16 November" }).tap();
    await diary.hear("Gym entered on 16 November.");
    diary.note([["Health", 2_900]]);
  });

  await test.step("17 to 20: without a network, and a reload without one", async () => {
    await context.setOffline(true);
    await diary.wake(17);
    await diary.buy({ payee: "Metro card", amount: 550 }, "Getting around");
    await diary.wake(18);
    await haveLunch(diary);
    await kept(page);
    await page.reload();
    await diary.wake(19);
    await diary.buy({ ...market, amount: 4_444 }, "Groceries");
    await diary.wake(20);
    await diary.buy({ payee: "Pharmacy", amount: 2_130, category: "Health" });
    await context.setOffline(false);
  });

  await test.step("21 to 24: one is removed and comes back, one is gone for good, and money comes back", async () => {
    await diary.wake(21);
    await diary.goToRoom();
    await entryOf(page, "Pharmacy").tap();
    await editor(page).getByRole("button", { name: "Delete" }).tap();
    await diary.hear("Pharmacy, $21.30: deleted", "Undo");
    await expect(entryOf(page, "Pharmacy")).toHaveCount(1);
    await diary.wake(22);
    await diary.buy({ payee: "Trattoria Blu", amount: 8_800, category: "Eating out" });
    await diary.wake(23);
    const twice = await diary.buy({ payee: "Trattoria Blu", amount: 8_800 }, "Eating out");
    await diary.goToRoom();
    await page.getByRole("button", { name: "Enter it: Gym, 23 November" }).tap();
    await diary.hear("Gym entered on 23 November.");
    diary.note([["Health", 2_900]]);
    await entryOf(page, "Trattoria Blu").tap();
    await diary.send("Delete", "Trattoria Blu, $88.00: deleted");
    diary.forget(twice);
    await diary.wake(24);
    const back = await diary.open();
    await back.getByText("Money back", { exact: true }).tap();
    await back.getByLabel("Amount", { exact: true }).fill("10.10");
    await back.getByLabel("Back from").fill(market.payee);
    await expect(back.getByText(/^Groceries, as the last/)).toBeVisible();
    await diary.send("Add", "Harvest Lane Market, $10.10: added");
    diary.note([["Groceries", -1_010]]);
  });

  await test.step("25 to 30: an earlier day, no category, more than a budget, and one left out", async () => {
    await diary.wake(26);
    await diary.quickly({ payee: "Metro card", amount: 275 });
    await diary.form().getByRole("button", { name: "Not today?" }).tap();
    await diary.form().getByLabel("Day").fill("2026-11-25");
    await diary.add("Getting around, $2.75: added");
    diary.note([["Getting around", 275]], "2026-11-25" as Day);
    await haveLunch(diary);
    await diary.wake(27);
    await diary.buy({ payee: "Street fair", amount: 2_000 });
    await diary.wake(28);
    await diary.buy({ ...market, amount: 26_160 }, "Groceries");
    await diary.wake(29);
    await diary.buy({ payee: "Paper Moon", amount: 21_250, guess: "Fun and gifts, as the last" }, "Fun and gifts");
    await diary.wake(30);
    await diary.buy({ payee: "Metro card", amount: 550 }, "Getting around");
    await diary.goToRoom();
    await page.getByRole("button", { name: "Not this time: Gym, 30 November" }).tap();
    await diary.hear("Gym left out on 30 November.");
  });

  await test.step("every view agrees with all that was typed", async () => {
    const bar = page.locator(".period-bar");
    const by = (kind: string) => bar.getByText(kind, { exact: true }).tap();
    const back = () => bar.getByRole("button", { name: /^Previous/ }).tap();
    await expectPeriod(page, typed, "Week 49, 30 November – 6 December", days("2026-11-30", "2026-12-06"));
    await back();
    await expectPeriod(page, typed, "Week 48, 23 – 29 November", days("2026-11-23", "2026-11-29"));
    await back();
    await expectPeriod(page, typed, "Week 47, 16 – 22 November", days("2026-11-16", "2026-11-22"));
    await page.goto(spendingRoom);
    await by("Month");
    await expectPeriod(page, typed, "November", days("2026-11-01", "2026-11-30"));
    await expect(page.locator(".entries-count")).toHaveText(`${typed.length + 1} this month`);
    await expectAccessible(page);
    await by("Pay period");
    await expectPeriod(page, typed, "27 November – 10 December", days("2026-11-27", "2026-12-10"));
    await back();
    await expectPeriod(page, typed, "13 – 26 November", days("2026-11-13", "2026-11-26"));
    await back();
    await expectPeriod(page, typed, "30 October – 12 November", days("2026-10-30", "2026-11-12"));
  });
  expect(problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
