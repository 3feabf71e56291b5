/** The views of spending and net worth, and how each is reached by someone who looks at the sample household. */

const press = (name) => (page) => page.getByRole("button", { name }).first().click();
const choose = (name) => (page) => page.getByRole("radio", { name, exact: true }).press("Space");

const bankFile = {
  name: "october.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "Date;Payee;Amount",
      "12.10.2026;Harvest Lane Market;-61,85",
      "13.10.2026;Metro card;-24,00",
      "13.10.2026;Metro card;-24,00",
      "15.10.2026;Salary;1840,00",
    ].join("\n"),
  ),
};

async function select(page) {
  await press("Select")(page);
  for (const row of [0, 1]) await page.locator(".entry-row").nth(row).click();
}

async function readBankFile(page) {
  await press("Import CSV")(page);
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(bankFile);
  await dialog.getByText("Metro card").first().waitFor();
}

async function showTables(page) {
  for (const button of await page.getByRole("button", { name: "Table view" }).all()) await button.click();
}

async function splitEntry(page) {
  await press("Add expense")(page);
  await page.getByRole("button", { name: "Split" }).click();
}

const openAccount = (page) => page.locator(".holding-name").first().click();

async function openDetails(page) {
  await openAccount(page);
  await press("Change details")(page);
}

/** `isOver`: it stands over the page, so the screen is shown and not the whole page. */
export const views = {
  "/MyDashboard/spending?sample": {
    spending: {},
    "spending-month": { open: choose("Month") },
    "spending-pay-period": { open: choose("Pay period") },
    "spending-filters": { open: press("Filter") },
    "spending-selected": { open: select },
    "spending-tables": { open: showTables },
    "spending-shares": { open: press(/^Settle shared costs/) },
    "spending-entry": { open: press("Add expense"), isOver: true },
    "spending-split": { open: splitEntry, isOver: true },
    "spending-budgets": { open: press("Edit budgets"), isOver: true },
    "spending-paid": { open: press(/^Mark paid/), isOver: true },
    "spending-rules": { open: press("Rules"), isOver: true },
    "spending-import": { open: readBankFile, isOver: true },
  },
  "/MyDashboard/net-worth?sample": {
    "net-worth": {},
    "net-worth-table": { open: showTables },
    "net-worth-balances": { open: openAccount, isOver: true },
    "net-worth-details": { open: openDetails, isOver: true },
    "net-worth-adding": { open: press("Add an account"), isOver: true },
  },
  "/MyDashboard/spending": { "spending-empty": {} },
  "/MyDashboard/net-worth": { "net-worth-empty": {} },
};
