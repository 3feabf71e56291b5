import { expectAccessible } from "./accessible.ts";
import type { Diary } from "./spending-diary.ts";
import { expect } from "./test.ts";

/** Where the household buys most of its food. */
export const market = { payee: "Harvest Lane Market" };

const more = /^(Repeat it|Account and more)/;

/** The quick entry that was kept on the 3rd. */
export async function haveLunch(diary: Diary): Promise<void> {
  await diary.open();
  await diary.send(/^Lunch/, "Lunch, $14.90: added");
  diary.note([["Eating out", 1_490]]);
}

/** 1 to 4 November: each payee is new once. */
export async function firstDays(diary: Diary): Promise<void> {
  await diary.quickly({ ...market, amount: 6_420, category: "Groceries" });
  await expectAccessible(diary.page);
  await diary.add("Groceries, $64.20: added");
  diary.note([["Groceries", 6_420]]);
  await diary.wake(2);
  await diary.buy({ payee: "Metro card", amount: 275, category: "Getting around" });
  await diary.wake(3);
  const form = await diary.open({ payee: "Canteen", amount: 1_490, category: "Eating out" });
  await form.getByRole("button", { name: more }).tap();
  await form.getByLabel("Keep it as a quick entry").check();
  await form.getByLabel("Its name").fill("Lunch");
  await expectAccessible(diary.page);
  await diary.send("Add", "Canteen, $14.90: added");
  diary.note([["Eating out", 1_490]]);
  await diary.wake(4);
  await diary.quickly({ payee: "harv", amount: 7_135 });
  await expect(diary.form().locator("datalist option")).toHaveAttribute("value", market.payee);
  await diary.buy({ ...market, amount: 7_135, guess: "Groceries, as the last time." }, "Groceries");
}

/** 5 to 8 November. */
export async function oneTapAndSplit(diary: Diary): Promise<void> {
  await diary.wake(5);
  await haveLunch(diary);
  await diary.wake(6);
  await diary.buy({ payee: "Paper Moon", amount: 3_800, category: "Fun and gifts" });
  await diary.wake(7);
  const split = await diary.open({ payee: "Corner Store", amount: 9_640, category: "Groceries" });
  await split.getByRole("button", { name: "Split" }).tap();
  await split.getByLabel("Amount of part 1").fill("70");
  await split.getByLabel("Category of part 2").selectOption({ label: "Health" });
  await split.getByRole("button", { name: "Put it in part 2" }).tap();
  await expect(split.getByText("The parts add up.")).toBeVisible();
  await expectAccessible(diary.page);
  await diary.send("Add", "Corner Store, $96.40: added");
  diary.note([
    ["Groceries", 7_000],
    ["Health", 2_640],
  ]);
  await diary.wake(8);
  const lately = await diary.open();
  await lately.getByRole("button", { name: market.payee }).tap();
  await lately.getByLabel("Amount", { exact: true }).fill("58.15");
  await expect(lately.getByText("Groceries, as the last 2 times.")).toBeVisible();
  await diary.send("Add", "Harvest Lane Market, $58.15: added");
  diary.note([["Groceries", 5_815]]);
}

/** 9 to 13 November: the gym comes again on the 16th. */
export async function repeatedAndBack(diary: Diary): Promise<void> {
  await diary.wake(9);
  const gym = await diary.open({ payee: "Gym", amount: 2_900, category: "Health" });
  await gym.getByRole("button", { name: more }).tap();
  await gym.getByLabel("Repeats").selectOption({ label: "Every week" });
  await diary.send("Add", "Gym, $29.00: added");
  diary.note([["Health", 2_900]]);
  await diary.wake(10);
  await diary.buy({ payee: "metro card", amount: 550, guess: "Getting around, as the last time." }, "Getting around");
  await diary.wake(11);
  await diary.buy({ payee: "Canteen", amount: 1_240, guess: "Eating out, as the last 2 times." }, "Eating out");
  await diary.wake(12);
  await diary.quickly({ payee: "Paper Moon", amount: 1_500 });
  await diary.form().getByRole("button", { name: "Money back" }).tap();
  await expect(diary.form().getByText("With a minus: recorded as money back.")).toBeVisible();
  await diary.add("Fun and gifts, $15.00: recorded as money back");
  diary.note([["Fun and gifts", -1_500]]);
  await diary.wake(13);
  const pay = await diary.open();
  await pay.getByText("Income", { exact: true }).tap();
  await pay.getByLabel("Amount", { exact: true }).fill("1840");
  await pay.getByLabel("From", { exact: true }).fill("Clinic");
  await diary.send("Add", "Clinic, $1,840.00: added");
}
