import { budgets, measurePage } from "../../bench/page-weight.mjs";
import { publicRoutes } from "./support/all-routes.ts";
import { expect, test } from "./support/test.ts";

for (const [path, budget] of Object.entries(budgets)) {
  test(`a first visit to ${path} stays within its budget after gzip`, async ({ browser, baseURL }) => {
    const { script, whole } = await measurePage(browser, `${baseURL}${path}`);
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(whole).toBeLessThanOrEqual(budget.whole);
  });
}

/** Each file costs a start more than most of what is in it. */
const fewScripts = { "/": 9, "/publications/budget-apps-for-couples": 9, "/MyDashboard": 9, "/account": 14 };

for (const [path, most] of Object.entries(fewScripts)) {
  test(`a first visit to ${path} asks for few scripts`, async ({ browser, baseURL }) => {
    const { files } = await measurePage(browser, `${baseURL}${path}`);
    expect(files.filter(({ type }) => type.includes("javascript")).length).toBeLessThanOrEqual(most);
  });
}

/** The store's file is the one that opens databases. */
const opensDatabases = "weekfold.anonymous";

test("no public page asks for the household's store, and the pages of the app do", async ({ browser, baseURL }) => {
  test.slow();
  const scripts = async (path: string) => {
    const { files } = await measurePage(browser, `${baseURL}${path}`);
    return files.filter(({ type }) => type.includes("javascript")).map(({ url }) => url);
  };
  const store = new Set<string>();
  for (const url of await scripts("/account")) {
    if ((await (await fetch(url)).text()).includes(opensDatabases)) store.add(url);
  }
  expect(store.size).toBe(1);
  const one = new Map(publicRoutes.map((route) => [route.path.split("/")[1]!.split("?")[0], route.path]));
  for (const path of one.values()) {
    expect(
      (await scripts(path)).filter((url) => store.has(url)),
      path,
    ).toEqual([]);
  }
});
