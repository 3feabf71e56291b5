import type { Page } from "@playwright/test";
import { test } from "../support/accounts.ts";
import { expect, watchProblems } from "../support/test.ts";
import { chunks, files } from "./built-chunks.ts";
import { type Failure, failFile, shortenTimeout } from "./failures.ts";
import { casesOf, wayTo } from "./matrix.ts";
import { exceptions, type Way, ways } from "./ways.ts";

test("every file that a press or a route fetches can be reached by this suite", () => {
  const named = Object.keys(chunks);
  expect(named.filter((name) => !(name in ways) && !(name in exceptions))).toEqual([]);
  expect(Object.keys({ ...ways, ...exceptions }).filter((name) => !named.includes(name))).toEqual([]);
  const ofExceptions = new Set(Object.keys(exceptions).flatMap((name) => chunks[name]!));
  expect(files.filter((file) => !wayTo(file) && !ofExceptions.has(file))).toEqual([]);
});

const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

/** Types into a field elsewhere, and tells how to see that it is still there. */
async function typeElsewhere(page: Page, { typed }: Way) {
  if (!typed) return async () => {};
  const field = typed(page);
  const text = (await field.getAttribute("inputmode")) ? "17" : "seventeen";
  await field.fill(text);
  return () => expect(field).toHaveValue(new RegExp(text));
}

const told = (page: Page) => page.getByRole("alert").filter({ hasText: "Loading failed" });

async function expectTold(page: Page, { says }: Way, { words }: Failure): Promise<void> {
  if (says === "nothing") return;
  if (says) await expect(page.getByText(says).first()).toBeVisible();
  else await expect(told(page)).toContainText(words);
}

for (const { chunk, file, failure } of casesOf(process.env.TEST_MATRIX)) {
  const way = ways[chunk]!;
  const name = `${chunk}${
    file === chunks[chunk]![0]
      ? ""
      : ` (${file
          .split("/")
          .at(-1)!
          .replace(/-[\w-]{8}\.\w+$/, "")})`
  }`;

  if (failure.isStale) {
    test(`${name}, ${failure.name}: the tab reloads once by itself, and then has it`, async ({ page, site }) => {
      await way.begin(page, site);
      const isStillTyped = await typeElsewhere(page, way);
      const failing = await failFile(page, file, failure);
      let loads = 0;
      page.on("request", (request) => {
        if (!request.isNavigationRequest()) return;
        loads++;
        failing.isDown = false;
      });
      await way.reach(page).catch(() => {});
      await expect.poll(() => loads).toBe(1);
      await isStillTyped();
      await expect(told(page)).toHaveCount(0);
      expect(loads).toBe(1);
      // The page that came may still be asking when the test is over.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
    continue;
  }

  test(`${name}, ${failure.name}: said where it was asked for, and trying again brings it`, async ({ page, site }) => {
    const problems = watchProblems(page);
    if (failure.type === "timeout") await shortenTimeout(page);
    await way.begin(page, site);
    await markDocument(page);
    const isStillTyped = await typeElsewhere(page, way);
    const failing = await failFile(page, file, failure);
    expect(failing.requests, "not requested earlier").toBe(0);
    await way.reach(page);
    await expectTold(page, way, failure);
    const error = `Loading chunk ${chunk} failed. (${failure.type}: ${file})`;
    if (file === chunks[chunk]![0]) await expect.poll(() => problems.join("\n")).toContain(error);
    else await expect.poll(() => problems.join("\n")).toContain(`(${failure.type}: ${file})`);
    await isStillTyped();
    await way.stays?.(page);
    failing.isDown = false;
    if (way.again) await way.again(page);
    else if (!way.says)
      await told(page)
        .getByRole("button", { name: "Try again" })
        .or(page.getByRole("main").getByRole("button", { name: "Try again" }))
        .first()
        .click();
    await expect(way.arrived(page)).toBeVisible();
    await expect(told(page)).toHaveCount(0);
    if (!way.takesThePlaceOfTyped) await isStillTyped();
    expect(await isSameDocument(page), "without a reload").toBe(true);
  });
}
