import { signUp } from "./support/accounts.ts";
import { addLine, heading } from "./support/intake.ts";
import { eventsOf, layerOf, namesOf, open, openMeasured, test } from "./support/measuring.ts";
import { expect } from "./support/test.ts";
import { saveCard } from "./support/week.ts";

/** Words and figures that nobody would guess, so that each of them can be looked for in everything that was told. */
const secrets = /Quillon|Zebra|4321|87\.65|8765|plum pudding|quillon@/i;

const setup = ["consent", "js", "config", "set"];

test("[TR18] from the landing to the first save, every event comes once, and none carries a word of the household", async ({
  page,
  measuring,
}) => {
  test.slow();
  const counted = async (name: string) => (await namesOf(page)).filter((one) => one === name).length;

  await test.step("the landing, and the questions", async () => {
    await openMeasured(page, `${measuring.address}/l/couples?utm_source=news`);
    expect((await layerOf(page)).slice(0, 4).map(([command]) => command)).toEqual(setup);
    expect(await namesOf(page)).toEqual(["landing", "page_view", "lander_view"]);
    await page.locator('main a[href="/EditHousehold"]').first().click();
    await expect(heading(page)).toHaveText("People");
    await addLine(page, "people", "Quillon");
    await page.getByLabel("Household name").fill("Zebra House");
    await expect.poll(() => counted("intake_save_draft_success")).toBe(1);
    await page.getByRole("link", { name: /^Next/ }).click();
    await addLine(page, "incomes", "plum pudding 4321 monthly");
    await expect.poll(() => counted("intake_save_draft_success")).toBe(2);
    expect(await counted("intake_view")).toBe(1);
  });

  await test.step("a draft that is come back to in edit mode is resumed", async () => {
    await open(page, `${measuring.address}/EditHousehold?edit=true`);
    await expect.poll(() => counted("intake_resume_draft")).toBe(1);
    expect((await eventsOf(page)).find(({ name }) => name === "intake_view")?.params).toEqual({ mode: "edit" });
  });

  await test.step("submitted and done, then the week's save", async () => {
    await page.goto(`${measuring.address}/EditHousehold?step=review`);
    await page.getByRole("button", { name: "Begin your weeks" }).click();
    await expect(heading(page)).toHaveText("This week");
    await expect
      .poll(() => namesOf(page))
      .toEqual(["page_view", "intake_view", "intake_submit", "page_view", "dashboard_view", "intake_complete"]);
    await saveCard(page).getByRole("button", { name: "change the split" }).click();
    await saveCard(page).getByRole("textbox", { name: "To set aside" }).fill("87.65");
    await page.keyboard.press("Enter");
    await expect.poll(() => counted("week_save")).toBe(1);
    const save = (await eventsOf(page)).find(({ name }) => name === "week_save");
    expect(save?.params).toEqual({ weekId: expect.stringMatching(/^\d{4}-W\d\d$/) });
  });

  await test.step("an account", async () => {
    await signUp(page, measuring.address, `quillon@${Date.now()}.example`);
    await expect.poll(() => counted("sign_up")).toBe(1);
    expect(await counted("retention_ping")).toBe(1);
    expect((await eventsOf(page)).find(({ name }) => name === "sign_up")?.params).toEqual({ method: "password" });
    expect(JSON.stringify(await layerOf(page))).not.toMatch(secrets);
  });

  await test.step("the collector has all of it once, and nothing of the household", async () => {
    const visit = () =>
      measuring
        .collected()
        .filter(({ reached }) => reached.includes("landing"))
        .at(-1)!.visit;
    await expect.poll(() => measuring.collected().map(({ name }) => name)).toContain("sign_up");
    const mine = measuring.collected().filter((event) => event.visit === visit());
    expect(new Set(mine.map(({ id }) => id)).size).toBe(mine.length);
    expect(mine.flatMap(({ reached }) => (reached ? reached.split(",") : []))).toEqual([
      "landing",
      "intake",
      "submit",
      "complete",
      "first-save",
    ]);
    // Ids and times are numbers by chance.
    const told = mine.map(({ id: _id, visit: _visit, at: _at, ...rest }) => rest);
    expect(JSON.stringify(told)).not.toMatch(secrets);
  });
});
