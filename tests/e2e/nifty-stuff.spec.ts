import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { friday } from "./support/net-worth.ts";
import { seed, standAt } from "./support/seed.ts";
import { expect, settled, test } from "./support/test.ts";

interface Used {
  slug: string;
  /** By label. */
  typed: readonly (readonly [label: string, text: string])[];
  answer: string;
  /** The heading of the step that it is carried to, and what is offered there. */
  step: string;
  offer: string;
}

const used: readonly Used[] = [
  {
    slug: "compound-growth",
    typed: [["Set aside", "50"]],
    answer: "$33,712.91",
    step: "Goals",
    offer: "Set aside for 10 years, $26,000.00",
  },
  {
    slug: "debt-payoff",
    typed: [
      ["Name", "Visa"],
      ["Owed", "1000"],
      ["Rate a year", "12"],
      ["Minimum a month", "100"],
    ],
    answer: "$58.98",
    step: "What you own and owe",
    offer: "Visa, $1,000.00",
  },
  {
    slug: "emergency-fund",
    typed: [["What you need", "2400"]],
    answer: "$7,200.00",
    step: "Goals",
    offer: "Emergency fund, $7,200.00",
  },
  {
    slug: "pay-calendar",
    typed: [
      ["One payday", "2026-11-13"],
      ["Each time", "1600"],
    ],
    answer: "three paydays",
    step: "Money in",
    offer: "Pay, $1,600.00",
  },
  {
    slug: "fair-shares",
    typed: [
      ["One of you", "Maya"],
      ["Brings home", "3000"],
      ["The other", "Tom"],
      ["What you share", "2400"],
    ],
    answer: "",
    step: "People",
    offer: "Maya; Tom",
  },
  {
    slug: "saving-challenge",
    typed: [["One step", "1"]],
    answer: "$1,378.00",
    step: "Goals",
    offer: "52-week challenge, $1,378.00",
  },
  {
    slug: "real-hourly-wage",
    typed: [["Pay after tax", "1600"]],
    answer: "$20.00",
    step: "Money in",
    offer: "Pay, $1,600.00",
  },
  {
    slug: "weekly-sheet",
    typed: [
      ["The week begins on", "2026-11-16"],
      ["Money in", "969.23"],
    ],
    answer: "$969.23",
    step: "Money in",
    offer: "Money in, $969.23",
  },
];

const fill = async (page: Page, { slug, typed }: Used) => {
  for (const [label, text] of typed)
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text);
  if (slug === "fair-shares")
    await page
      .getByLabel(/^Brings home/)
      .nth(1)
      .fill("2000");
};

for (const [index, tool] of used.entries()) {
  for (const look of looksOf(index)) {
    test(`${tool.slug} is used without an account and carried into the intake (${look.width}, ${look.colorScheme})`, async ({
      browser,
      baseURL,
    }) => {
      const page = await pageWithLook(browser, look);
      await page.goto(`${baseURL}/NiftyStuff`);
      await settled(page);
      await page.locator(`main a[href="/NiftyStuff/${tool.slug}"]`).click();
      await expect(page.locator("h1")).toBeFocused();
      await fill(page, tool);
      const answer = page.getByRole("region", { name: "The answer" });
      await expect(answer).toContainText(tool.answer);
      await expect(page).toHaveURL(/#.+in=USD$/);
      await expect(answer.getByRole("link", { name: "Start a household with this" })).toBeVisible();
      await expectAccessible(page);
      const link = page.url();
      await page.reload();
      await expect(answer).toContainText(tool.answer);
      expect(page.url()).toBe(link);
      await answer.getByRole("link", { name: "Start a household with this" }).click();
      await expect(page.getByRole("heading", { level: 1, name: tool.step })).toBeVisible();
      await expect(page.getByText("From nifty stuff").first()).toContainText(tool.offer);
      await page.getByRole("button", { name: "Take it over" }).first().click();
      await expect(page.getByText(`From nifty stuff: ${tool.offer}`)).toHaveCount(0);
      await page.context().close();
    });
  }
}

test("the pay calendar hands over a calendar file", async ({ page }) => {
  await page.goto("/NiftyStuff/pay-calendar#on=2026-11-13");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Calendar file" }).click();
  expect((await download).suggestedFilename()).toBe("weekfold-paydays.ics");
});

test("on paper the weekly sheet stands alone", async ({ page }) => {
  await page.goto("/NiftyStuff/weekly-sheet#start=2026-11-16&income=969.23&label1=Food&amount1=140");
  await expect(page.getByRole("heading", { name: "Week of 16 November to 22 November" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const gone of [
    page.locator("h1"),
    page.getByLabel("The week begins on"),
    page.locator(".nav"),
    page.locator(".why").first(),
  ])
    await expect(gone).toBeHidden();
  await expect(page.getByRole("rowheader", { name: "Food" })).toBeVisible();
});

test("a visitor's tool opens no database", async ({ page }) => {
  await page.goto("/NiftyStuff/emergency-fund");
  await settled(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test("for a household a tool starts from its figures, and its answer becomes a goal", async ({ page }) => {
  await standAt(page, friday);
  await seed(page, "couple", friday);
  await page.goto("/NiftyStuff/emergency-fund");
  await expect(page.getByLabel(/^What you need/)).not.toHaveValue("");
  await page.goto("/NiftyStuff/saving-challenge#step=1");
  await page.getByRole("button", { name: "Make it a goal" }).click();
  await expect(page.getByText("Added to your household")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/MyDashboard");
  await expect(page.getByText("52-week challenge").first()).toBeVisible();
});

test("a tool is looked at with the sample’s figures, and one’s own household stays as it is", async ({ page }) => {
  await standAt(page, friday);
  await seed(page, "couple", friday);
  await page.goto("/NiftyStuff/debt-payoff?sample");
  await expect(page.getByLabel("Name").first()).toHaveValue("Car loan");
  await expect(page.getByText("This is a sample household.")).toBeVisible();
  await expect(page.getByRole("figure", { name: "What is still owed" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start a household with this" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add these debts" })).toHaveCount(0);
  await expectAccessible(page);
});
