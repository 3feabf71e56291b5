/** The steps of a bank's file on its way into the entries, and how each is reached. */

const fileOf = (name, lines) => ({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });

const october = fileOf("october.csv", [
  "Date;Payee;Amount",
  "12.10.2026;Harvest Lane Market;-61,85",
  "13.10.2026;Metro card;-24,00",
  "13.10.2026;Metro card;-24,00",
  "15.10.2026;Salary;1840,00",
]);

/** Two rows that the sample household has typed, and one whose day there is not. */
const november = fileOf("november.csv", [
  "Date;Payee;Amount",
  "06.11.2026;Harvest Lane Market;-61,85",
  "09.11.2026;Book fair;-18,50",
  "31.11.2026;Swimming pool;-12,00",
  "10.11.2026;Metro card;-34,14",
  "12.11.2026;Corner shop;-24,68",
  "12.11.2026;Salary;1840,00",
]);

const statement = { name: "statement.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };

async function openDialog(page) {
  await page.getByRole("button", { name: "Import CSV" }).first().click();
  return page.getByRole("dialog");
}

async function chooseFile(page, file) {
  const dialog = await openDialog(page);
  await dialog.locator("input[type=file]").setInputFiles(file);
  return dialog;
}

async function refuse(page) {
  const dialog = await chooseFile(page, statement);
  await dialog.getByRole("alert").getByText(/\S/).waitFor();
}

async function say(page, file = october) {
  const dialog = await chooseFile(page, file);
  await dialog.getByText("The first rows as they will be entered").waitFor();
  return dialog;
}

async function change(page) {
  const dialog = await say(page);
  await dialog.getByText("Change how it is read").click();
}

async function review(page, file = november) {
  const dialog = await say(page, file);
  await dialog.getByRole("button", { name: "Read the file" }).click();
  await dialog.getByRole("heading", { name: /new entr/ }).waitFor();
  return dialog;
}

async function bring(page) {
  const dialog = await review(page, october);
  await dialog.locator(".bank-actions button").first().click();
  await page.locator(".toast-undo").waitFor();
}

export const bankFileViews = {
  "spending-import-choose": { open: openDialog, isOver: true },
  "spending-import-refused": { open: refuse, isOver: true },
  "spending-import": { open: (page) => say(page), isOver: true },
  "spending-import-change": { open: change, isOver: true },
  "spending-import-review": { open: (page) => review(page), isOver: true },
  "spending-import-brought": { open: bring },
};
