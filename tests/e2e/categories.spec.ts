import { expectAccessible } from "./support/accessible.ts";
import { standAt } from "./support/seed.ts";
import { addEntry, editor, entryOf, fillEntry, openEditor, spendingRoom } from "./support/spending.ts";
import { firstDay, newHousehold } from "./support/spending-month.ts";
import { expect, test } from "./support/test.ts";
import { importRecords } from "./support/together.ts";

test("a category is made while typing, entries without one are settled by payee, and two become one", async ({
  page,
  problems,
}) => {
  const budgetRow = (name: string) => page.locator(".budget-row").filter({ hasText: name });
  await standAt(page, firstDay);
  await page.goto("/account");
  await importRecords(page, newHousehold);
  await page.goto(spendingRoom);

  await test.step("[CT6] a new category is saved with its first entry", async () => {
    const form = await openEditor(page);
    await fillEntry(form, { amount: "40", payee: "Vet" });
    await form.getByLabel("Category", { exact: true }).selectOption({ label: "New category…" });
    await form.getByLabel("Name of the new category").fill("Pets");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Add", exact: true }).click();
    await expect(entryOf(page, "Vet")).toContainText("Pets");
    await expect(budgetRow("Pets")).toContainText("$40.00");
  });

  await test.step("[CT5] the entries of a payee get one by one decision", async () => {
    await addEntry(page, { amount: "3", payee: "Kiosk 11" });
    await addEntry(page, { amount: "4", payee: "Kiosk 12" });
    await page.getByRole("button", { name: "2 entries need a category" }).click();
    const dialog = page.getByRole("dialog", { name: "What needs a category" });
    await expect(dialog.getByLabel("Category", { exact: true })).toBeFocused();
    await expect(dialog).toContainText("2 entries, $7.00 in all");
    await expectAccessible(page);
    await dialog.getByLabel("Category", { exact: true }).selectOption({ label: "Pets" });
    await dialog.getByRole("button", { name: "Set the category" }).click();
    await expect(dialog).toContainText("Every entry here has a category.");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(budgetRow("Pets")).toContainText("$47.00");
  });

  await test.step("[CT3] it gets a group and a color", async () => {
    await page.getByRole("button", { name: "Edit budgets" }).click();
    await editor(page).locator(".category-details").filter({ hasText: "Pets" }).locator("summary").click();
    await editor(page).getByLabel("Group of Pets").fill("Family");
    const colors = editor(page).getByRole("group", { name: "Color of Pets" });
    await colors.getByRole("radio", { name: "Indigo" }).press("Space");
    await expect(colors.getByRole("radio", { name: "Indigo" })).toBeChecked();
    await editor(page).getByRole("button", { name: "Save budgets" }).click();
    await expect(page.getByRole("rowheader", { name: "Family" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("[CT4] it becomes part of another one", async () => {
    await page.getByRole("button", { name: "Edit budgets" }).click();
    await editor(page).locator(".category-details").filter({ hasText: "Pets" }).locator("summary").click();
    await editor(page).getByRole("button", { name: "Merge Pets into another" }).click();
    await editor(page).getByLabel("Into").selectOption({ label: "Groceries" });
    await editor(page).getByRole("button", { name: "Merge", exact: true }).click();
    await expect(editor(page).getByRole("heading", { name: "Archived" })).toBeVisible();
    await editor(page).getByRole("button", { name: "Cancel" }).click();
    await expect(budgetRow("Groceries")).toContainText("$47.00");
    await expect(budgetRow("Pets")).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
