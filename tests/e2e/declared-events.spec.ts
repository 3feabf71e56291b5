import type { Page } from "@playwright/test";
import { eventsOf, openMeasured, type TagEvent, test } from "./support/measuring.ts";
import { expect } from "./support/test.ts";

/** Puts something of an operator's into the page, outside of what React draws, as a portal is. */
const put = (page: Page, html: string) =>
  page.evaluate((text) => {
    const place = document.createElement("div");
    place.id = "put";
    place.innerHTML = text;
    document.body.prepend(place);
  }, html);

/** What was told since. */
async function told(page: Page, act: () => Promise<unknown>): Promise<TagEvent[]> {
  const before = (await eventsOf(page)).length;
  await act();
  return (await eventsOf(page)).slice(before);
}

test.beforeEach(async ({ page, measuring }) => {
  await openMeasured(page, `${measuring.address}/about`);
});

test("a marked button tells by click and by keyboard, once, also through its children", async ({ page }) => {
  await put(page, '<button data-ev="plan_pick" data-ev-plan-name="x"><span><b>Pick</b></span></button>');
  const pick = { name: "plan_pick", params: { plan_name: "x" } };
  expect(await told(page, () => page.locator("#put b").click())).toEqual([pick]);
  expect(await told(page, () => page.keyboard.press("Enter"))).toEqual([pick]);
  expect(await told(page, () => page.keyboard.press("Space"))).toEqual([pick]);
});

test("a form sent with Enter tells of its marked button once", async ({ page }) => {
  await put(page, '<form onsubmit="return false"><input aria-label="a"><button data-ev="sent">Go</button></form>');
  await page.evaluate(() => document.querySelector("#put form")!.addEventListener("submit", (e) => e.preventDefault()));
  await page.getByLabel("a", { exact: true }).fill("secret words");
  expect(await told(page, () => page.keyboard.press("Enter"))).toEqual([{ name: "sent", params: {} }]);
});

test("a checkbox tells its state after, once, by pointer, label and keyboard", async ({ page }) => {
  await put(
    page,
    '<label><input type="checkbox" data-ev="remind" data-params=\'{"where":"top"}\'> <i>Remind</i></label>',
  );
  const remind = (enabled: boolean) => [{ name: "remind", params: { where: "top", enabled } }];
  expect(await told(page, () => page.locator("#put input").click())).toEqual(remind(true));
  expect(await told(page, () => page.locator("#put i").click())).toEqual(remind(false));
  await page.locator("#put input").focus();
  expect(await told(page, () => page.keyboard.press("Space"))).toEqual(remind(true));
});

test("a link inside a checkbox's label tells of itself, and not of the checkbox", async ({ page }) => {
  await put(page, '<label><input type="checkbox" data-ev="box"> <a href="#x" data-ev="link">Read</a></label>');
  expect(await told(page, () => page.locator("#put a").click())).toEqual([{ name: "link", params: {} }]);
});

test("selects and text fields tell by a change, and never their value", async ({ page }) => {
  await put(
    page,
    '<select data-ev="s" aria-label="s"><option>a</option><option>b</option></select><input data-ev="t" aria-label="t">',
  );
  expect(await told(page, () => page.getByLabel("s", { exact: true }).selectOption("b"))).toEqual([
    { name: "s", params: {} },
  ]);
  expect(await told(page, () => page.getByLabel("t", { exact: true }).fill("Ada"))).toEqual([]);
  expect(await told(page, () => page.keyboard.press("Tab"))).toEqual([{ name: "t", params: {} }]);
});

test("malformed parameters break nothing, and neither does a handler that stops the event", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await put(page, `<button data-ev="odd" data-params="{oops" data-ev-kind="y">Odd</button>`);
  await page.evaluate(() =>
    document.querySelector("#put button")!.addEventListener("click", (event) => event.stopImmediatePropagation()),
  );
  expect(await told(page, () => page.locator("#put button").click())).toEqual([{ name: "odd", params: { kind: "y" } }]);
  expect(errors).toEqual([]);
});

test("an event of no catalogue reaches the tag and the collector, with its parameters", async ({ page, measuring }) => {
  await put(
    page,
    '<button data-ev="plan_pick" data-ev-plan-name="x">Pick</button><button data-ev="PlanPick">No</button>',
  );
  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("button", { name: "Pick", exact: true }).click();
  await expect.poll(() => measuring.collected().map(({ name }) => name)).toContain("plan_pick");
  const kept = measuring.collected().filter(({ name }) => /plan/i.test(name));
  expect(kept.map(({ name, params, reached }) => [name, JSON.parse(params), reached])).toEqual([
    ["plan_pick", { plan_name: "x" }, ""],
  ]);
});
