import { expect, settled, test } from "./support/test.ts";

test.describe("the weekly number on the home page", () => {
  test("gives a number from three fields, with the keyboard alone", async ({ page }) => {
    await page.goto("/");
    await settled(page);
    await page.getByLabel("Take-home pay").focus();
    await page.keyboard.type("4,200");
    await page.keyboard.press("Tab");
    await page.keyboard.type("$ 1 850.50");
    await page.keyboard.press("Tab");
    await page.keyboard.type("250");
    // 4 200 × 12 ÷ 52 = 969.23; 1 850.50 × 12 ÷ 52 = 427.04; 969.23 − 427.04 − 250 = 292.19
    await expect(page.getByText("$292.19").first()).toBeAttached();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "People" })).toBeFocused();
    await page.goto("/EditHousehold?step=incomes");
    await expect(page.getByText("$4,200.00 a month")).toBeVisible();
  });

  test("says plainly when the week is short", async ({ page }) => {
    await page.goto("/");
    await settled(page);
    await page.getByLabel("Take-home pay").fill("1000");
    await page.getByLabel("Bills and debts").fill("1000");
    await page.getByLabel("Everyday spending").fill("50");
    await expect(page.getByText("Short each week")).toBeVisible();
  });

  test("keeps what it can't read and says so at the field", async ({ page }) => {
    await page.goto("/");
    await settled(page);
    const field = page.getByLabel("Take-home pay");
    await field.fill("about four");
    await page.getByLabel("Bills and debts").focus();
    await expect(field).toHaveValue("about four");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("-5");
    await expect(page.getByText("without a minus")).toBeVisible();
  });

  test("keeps what was typed over a reload and in its own tab only", async ({ page, context }) => {
    await page.goto("/");
    await settled(page);
    await page.getByLabel("Take-home pay").fill("3000");
    await page.reload();
    await expect(page.getByLabel("Take-home pay")).toHaveValue("3000");
    const other = await context.newPage();
    await other.goto("/");
    await settled(other);
    await expect(other.getByLabel("Take-home pay")).toHaveValue("");
  });

  test("keeps what was typed before the page's script ran", async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/app-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Take-home pay").fill("4200");
    arrive();
    await settled(page);
    await page.getByLabel("Bills and debts").focus();
    await expect(page.getByLabel("Take-home pay")).toHaveValue(/^4,?200/);
  });

  test("works where the browser refuses storage", async ({ page, problems }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("refused", "SecurityError");
          },
        });
      }
    });
    await page.goto("/");
    await settled(page);
    await page.getByLabel("Take-home pay").fill("3000");
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page.getByLabel("Take-home pay")).toHaveValue("3,000.00");
    expect(problems).toEqual([]);
  });

  test.describe("in Germany", () => {
    test.use({ locale: "de-DE" });

    test("writes money as its reader does", async ({ page, problems }) => {
      await page.goto("/");
      await settled(page);
      await page.getByLabel("Take-home pay").fill("4.200,00");
      await page.getByLabel("Bills and debts").fill("1.850,50");
      await page.getByLabel("Everyday spending").fill("250");
      await expect(page.getByText(/292,19\s€/).first()).toBeAttached();
      expect(problems).toEqual([]);
    });
  });
});
