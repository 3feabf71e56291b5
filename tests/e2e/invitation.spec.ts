import { expectAccessible } from "./support/accessible.ts";
import { beginHousehold } from "./support/household.ts";
import { openAccount, signIn, test } from "./support/people.ts";
import { makeLink, section } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

const unknown = "A".repeat(43);

test("a link leaves the address at once, and looking uses nothing up", async ({
  page,
  browser,
  people: { address },
}) => {
  await signIn(page.context(), address, "ann-10");
  await openAccount(page, address);
  await beginHousehold(page, "Ann’s");
  const link = await makeLink(page);
  const visitor = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("You were invited to Ann’s");
  await expect(visitor.getByText(/works once, until .+ Whoever sent it then confirms/)).toBeVisible();
  expect(visitor.url()).toBe(`${address}/account/invitation`);
  expect(await visitor.evaluate(() => sessionStorage.getItem("invitation"))).toBeNull();
  await expectAccessible(visitor);
  await page.reload();
  await expect(section(page, "Members").getByText(/^By link until/)).toBeVisible();

  await test.step("a visitor signs in on the page, and a reload loses nothing", async () => {
    await visitor.getByLabel("Email", { exact: true }).focus();
    await visitor.reload();
    await expect(visitor.getByRole("heading", { name: "Join with an account" })).toBeVisible();
    await signIn(visitor.context(), address, "ben-10");
    await visitor.reload();
    await visitor.getByRole("button", { name: "Join this household" }).click();
    await expect(visitor.getByRole("heading", { name: "Nearly there" })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole("heading", { name: "Nearly there" })).toBeVisible();
    await expectAccessible(visitor);
  });

  await test.step("whoever is declined is told so, and kept out", async () => {
    await expect(page.getByText("ben-10@example.test")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("You were not let in");
    expect(await visitor.evaluate(() => sessionStorage.getItem("invitation"))).toBeNull();
    await expect(page.getByText("Someone is waiting")).toHaveCount(0);
  });
});

test("a link that leads nowhere says why, in plain words", async ({ page, context, people: { address } }) => {
  await signIn(context, address, "ann-11");
  await openAccount(page, address);
  await beginHousehold(page, "Ann’s");
  const link = await makeLink(page);
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(link);
  await page.getByRole("button", { name: "Join this household" }).click();
  await expect(title).toHaveText("This link is yours");
  await page.goto(`${address}/account`);
  await section(page, "Members").getByRole("button", { name: "Take back" }).click();
  await expect(section(page, "Members").getByText(/^By link until/)).toHaveCount(0);
  await page.goto(link);
  await expect(title).toHaveText("This link was taken back");
  await page.goto(`${address}/account/invitation#${unknown}`);
  await expect(title).toHaveText("This link leads nowhere");
  await expectAccessible(page);
  await page.goto(`${address}/account/invitation`);
  await expect(title).toHaveText("An invitation has a link");
});
