import { budgets, measurePage } from "../../bench/page-weight.mjs";
import { expect, test } from "./support/test.ts";

for (const [path, budget] of Object.entries(budgets)) {
  test(`[SZ1] a first visit to ${path} stays within its budget after gzip`, async ({ browser, baseURL }) => {
    const { script, whole } = await measurePage(browser, `${baseURL}${path}`);
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(whole).toBeLessThanOrEqual(budget.whole);
  });
}
