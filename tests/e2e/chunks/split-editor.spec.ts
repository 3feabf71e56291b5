import { expect, test } from "../support/test.ts";
import { amountOfExpense, saveCard } from "../support/week.ts";

test("a missing split editor fails inside its card: an expense being typed stays, and trying again asks again", async ({
  page,
  problems,
}) => {
  let isDown = true;
  let requests = 0;
  await page.route(/\/assets\/split-editor-[\w-]+\.js$/, (route) => {
    requests++;
    return isDown ? route.fulfill({ status: 404, body: "gone" }) : route.continue();
  });
  await page.goto("/MyDashboard?sample");
  await amountOfExpense(page).fill("12.50");
  await saveCard(page).getByRole("button", { name: "change the split" }).click();
  await expect(saveCard(page).getByRole("alert")).toContainText("Loading failed");
  await expect(amountOfExpense(page)).toHaveValue("12.50");
  expect(problems.join("\n")).toMatch(/Loading chunk split-editor failed\. \(missing: \/assets\/split-editor-/);
  const asked = requests;
  await saveCard(page).getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => requests).toBeGreaterThan(asked);
  await expect(saveCard(page).getByRole("alert")).toBeVisible();
  isDown = false;
  await saveCard(page).getByRole("button", { name: "Try again" }).click();
  await expect(saveCard(page).getByRole("button", { name: "Use the plan’s split" })).toBeVisible();
  await expect(amountOfExpense(page)).toHaveValue("12.50");
});
