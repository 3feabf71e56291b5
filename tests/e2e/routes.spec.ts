import { expectAccessible } from "./support/accessible.ts";
import { routes } from "./support/all-routes.ts";
import { looksOf } from "./support/looks.ts";
import { expect, settled, test } from "./support/test.ts";

const widths = [360, 768, 1280];

for (const [index, { path, heading }] of routes.entries()) {
  const looks = looksOf(index, widths);
  const where = looks.map(({ width, colorScheme }) => `${width} px, ${colorScheme}`).join("; ");
  test(`${path} at ${where}: heading, quiet console, accessible`, async ({ page, problems }) => {
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expectAccessible(page);
      expect(problems).toEqual([]);
    }
  });
}
