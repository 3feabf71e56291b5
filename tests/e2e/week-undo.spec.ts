import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { amountOfExpense, closeSaid, heard, openWeek, saveCard, seedWeek, undoSaid, weekCell } from "./support/week.ts";

interface Doing {
  name: string;
  act: (page: Page) => Promise<unknown>;
  /** What it says of itself, with the way back. */
  said: string;
  /** Shows on the page once it is done, and not before. */
  shows: string | RegExp;
}

const press = (page: Page, name: string | RegExp) => saveCard(page).getByRole("button", { name }).click();

const inSheet = async (page: Page, week: number, name: string | RegExp) =>
  (await openWeek(page, week)).getByRole("button", { name }).click();

const doings: readonly Doing[] = [
  {
    name: "a save as planned",
    act: (page) => press(page, "Save the week"),
    said: "$369.91 set aside",
    shows: "Maya recorded $369.91 on Fri 13",
  },
  {
    name: "a week without a save",
    async act(page) {
      await press(page, "Skip");
      await press(page, "A short week");
      await press(page, "Record nothing");
    },
    said: "Nothing this week: noted",
    shows: "Maya decided on nothing on Fri 13: “A short week”",
  },
  {
    name: "a save by a split of one’s own",
    async act(page) {
      await press(page, "change the split");
      await saveCard(page).getByLabel("To set aside").fill("100");
      await press(page, "Save the week");
    },
    said: "$100.00 set aside",
    shows: "Week 46, saved, $100.00, by Maya",
  },
  {
    name: "a save for a week that is over",
    async act(page) {
      await inSheet(page, 42, "Record a save for this week");
      await page.getByRole("dialog").getByLabel("Set aside").fill("50");
      await page.getByRole("dialog").getByRole("button", { name: "Record it" }).click();
    },
    said: "$50.00 set aside for week 42",
    shows: "Week 42, saved, $50.00, by Maya",
  },
  {
    name: "a decision on nothing for a week that is over",
    act: (page) => inSheet(page, 42, "We decided on nothing"),
    said: "Week 42: decided on nothing",
    shows: "Week 42, decided on nothing",
  },
  {
    name: "a save removed from its week",
    act: (page) => inSheet(page, 45, /^Remove \$62\.50, Tom/),
    said: "$62.50 removed",
    shows: /Week 45, saved, \$\d+\.00, by Maya, folded/,
  },
  {
    name: "an expense",
    async act(page) {
      await amountOfExpense(page).fill("12.40");
      await page.getByLabel("Paid to").fill("Miss Honey");
      await page.getByRole("button", { name: "Add", exact: true }).click();
    },
    said: "Miss Honey, $12.40: added",
    shows: "Miss Honey",
  },
  {
    name: "a habit ticked",
    act: (page) => page.getByText("No-spend evening").click(),
    said: "No-spend evening, today: ticked",
    shows: "No-spend evening, Friday, done",
  },
  {
    name: "a tick taken off",
    act: (page) => page.getByRole("button", { name: "Cook at home, Friday, done" }).click(),
    said: "Cook at home, today: tick taken back",
    shows: "Cook at home, Friday, not ticked",
  },
  {
    name: "a pause",
    act: (page) => inSheet(page, 46, "Pause from this week"),
    said: "Paused from week 46",
    shows: "Paused since week 46, 9 November.",
  },
];

const resuming: readonly Doing[] = [
  {
    name: "a return from its sentence",
    act: (page) => page.getByRole("button", { name: "Resume" }).click(),
    said: "Resumed with week 46",
    shows: "You two share one plan.",
  },
  {
    name: "a return from the week’s sheet",
    act: (page) => inSheet(page, 46, "Resume"),
    said: "Resumed with week 46",
    shows: "You two share one plan.",
  },
];

/** Done, it shows; taken back, the page says nothing else than before. */
async function doAndUndo(page: Page, { name, act, said, shows }: Doing): Promise<void> {
  await test.step(name, async () => {
    const before = await heard(page);
    await act(page);
    await expect.poll(() => heard(page)).not.toBe(before);
    if (shows instanceof RegExp) await expect.poll(() => heard(page)).toMatch(shows);
    else await expect.poll(() => heard(page)).toContain(shows);
    await undoSaid(page, said);
    await expect.poll(() => heard(page)).toBe(before);
  });
}

test("everything done in a week is taken back by one press, and the page is as before", async ({ page, problems }) => {
  await seedWeek(page, "couple");
  for (const doing of doings) await doAndUndo(page, doing);
  await test.step("what was taken back at the card can be brought back as well", async () => {
    await press(page, "Save the week");
    await closeSaid(page, "$369.91 set aside");
    await press(page, /^Undo.*Maya recorded/);
    await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, this week");
    await undoSaid(page, "Taken back");
    await expect(weekCell(page, 46)).toHaveAccessibleName("Week 46, saved, $369.91, by Maya");
  });
  expect(problems).toEqual([]);
});

test("whoever resumed by mistake is paused again by one press", async ({ page, problems }) => {
  await seedWeek(page, "paused");
  for (const doing of resuming) await doAndUndo(page, doing);
  expect(problems).toEqual([]);
});
