/** The views of the sample household's rooms, of the tools and of reading, and how each is reached. */
import { bankFileViews } from "./bank-file.mjs";

const press = (name) => (page) => page.getByRole("button", { name }).first().click();
const choose = (name) => (page) => page.getByRole("radio", { name, exact: true }).press("Space");

async function select(page) {
  await press("Select")(page);
  for (const row of [0, 1]) await page.locator(".entry-row").nth(row).click();
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

/** What is worked out beside the page is there, on one chart for the debts and one for the years ahead. */
async function workedOut(page) {
  for (const name of ["Debts", "Where this leads"])
    await page.getByRole("region", { name, exact: true }).getByRole("figure").first().waitFor();
  await page.locator(".working[aria-busy=true]").first().waitFor({ state: "detached" });
}

const onceWorkedOut = (open) => async (page) => {
  await workedOut(page);
  await open(page);
};

async function nameGoal(page) {
  await press("New goal")(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What for").selectOption({ label: "A home" });
  await dialog.getByLabel("Target").fill("30000");
}

/** What a link says to the tools. */
const filled = {
  growth: "start=2500&weekly=60&years=20&in=USD",
  debts:
    "label1=Visa&balance1=3200&apr1=21.9&minimum1=96&label2=Car&balance2=6900&apr2=5.4&minimum2=230" +
    "&label3=Dentist&balance3=850&apr3=0&minimum3=50&extra=150&in=USD",
  fund: "needs=2400&saved=1000&weekly=75&in=USD",
  pay: "on=2026-11-13&amount=1600&in=USD",
  wage: "pay=1600&commute=7.5&around=2.5&costs=100&in=USD",
  shares: "nameA=Maya&incomeA=3100&nameB=Tom&incomeB=2250&costs=2600&in=USD",
};

/** The answer and its chart come as a chunk of their own. */
const answered = (page) => page.getByRole("link", { name: "Start a household with this" }).waitFor();

async function openArticleTool(page) {
  await page.getByRole("link", { name: "Start with this example" }).click();
  await page.locator(".tool-part .chart").first().waitFor();
}

/** `isOver`: it stands over the page, so the screen is shown and not the whole page. `part`: all that is shown of a long one. */
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
    ...bankFileViews,
  },
  "/MyDashboard/net-worth?sample": {
    "net-worth": {},
    "net-worth-table": { open: showTables },
    "net-worth-balances": { open: openAccount, isOver: true },
    "net-worth-details": { open: openDetails, isOver: true },
    "net-worth-adding": { open: press("Add an account"), isOver: true },
  },
  "/MyGoalsPage?sample": {
    goals: { open: workedOut },
    "goals-tables": { open: onceWorkedOut(showTables) },
    "goals-new": { open: onceWorkedOut(nameGoal), isOver: true },
  },
  "/NiftyStuff": { "nifty-stuff": {} },
  [`/NiftyStuff/compound-growth#${filled.growth}`]: { "nifty-compound-growth": { open: answered } },
  [`/NiftyStuff/debt-payoff#${filled.debts}`]: { "nifty-debt-payoff": { open: answered } },
  [`/NiftyStuff/emergency-fund#${filled.fund}`]: { "nifty-emergency-fund": { open: answered } },
  [`/NiftyStuff/pay-calendar#${filled.pay}`]: { "nifty-pay-calendar": { open: answered } },
  [`/NiftyStuff/real-hourly-wage#${filled.wage}`]: { "nifty-real-hourly-wage": { open: answered } },
  [`/NiftyStuff/fair-shares#${filled.shares}`]: { "nifty-fair-shares": { open: answered } },
  "/MyGoalsPage": { "goals-empty": {} },
  "/publications": { publications: {} },
  "/publications/debt-payoff-tracker": { "article-tool": { open: openArticleTool, part: "#work-it-out" } },
  "/MyDashboard/spending": { "spending-empty": {} },
  "/MyDashboard/net-worth": { "net-worth-empty": {} },
};
