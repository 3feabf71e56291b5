import AxeBuilder from "@axe-core/playwright";
import { routes } from "./support/all-routes.ts";
import { expect, settled, test } from "./support/test.ts";

const widths = [360, 768, 1280];
const themes = ["light", "dark"] as const;
const matrix = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));

/** Here every route is seen in one width and theme, in turn; TEST_MATRIX=full sees them all. */
const looksOf = (index: number) => (process.env.TEST_MATRIX === "full" ? matrix : [matrix[index % matrix.length]!]);

for (const [index, { path, heading }] of routes.entries()) {
  for (const { width, theme } of looksOf(index)) {
    test(`[SH1] ${path} at ${width} px, ${theme}: heading, quiet console, accessible`, async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, "nothing sticks out sideways").toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}
