import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { inStep, openAccount, signIn, test } from "./support/people.ts";
import { expect } from "./support/test.ts";

/** `npm run test:long` does it 200 times. */
const times = Number(process.env.SIGN_OUTS ?? (process.env.TEST_MATRIX === "short" ? 2 : 6));

const leftHere = async () => ({
  databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
  owner: localStorage.getItem("device_user"),
});
const nothing = { databases: ["weekfold.anonymous"], owner: null };

for (const tabs of [2, 3])
  test(`[HG26] signing out with ${tabs} tabs open leaves nothing here, ${times} times`, async ({
    page,
    context,
    people,
  }, info) => {
    test.setTimeout(60_000 + times * 30_000);
    const uid = `tabs-${info.testId}`;
    for (let time = 0; time < times; time += 1) {
      await signIn(context, people.address, uid);
      await context.addCookies([{ name: "test-sign-in", value: `${uid}-${time}`, url: people.address }]);
      await openAccount(page, people.address);
      if (time === 0) {
        await beginHousehold(page, "Maya and Tom");
        await addPerson(page, "Maya");
      }
      await expect(peopleOf(page)).toHaveText([/^Maya/]);
      await inStep(page);
      const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
      // Every second time the other tabs are still opening: they read who is here and act on it later.
      const opening = others.map((other) => other.goto(`${people.address}/MyDashboard`));
      await Promise.all(opening);
      if (time % 2 === 0)
        for (const other of others) await expect(other.locator(".sync-text[data-status=in-step]")).toBeAttached();
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByText("Signed out. Nothing of yours is left on this device.")).toBeVisible();
      expect(await page.evaluate(leftHere), `time ${time}`).toEqual(nothing);
      // Whatever was still on its way in another tab.
      await page.waitForTimeout(300);
      for (const tab of [page, ...others]) expect(await tab.evaluate(leftHere), `time ${time}, later`).toEqual(nothing);
      for (const other of others) await other.close();
    }
  });
