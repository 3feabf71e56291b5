import type { Locator, Page } from "@playwright/test";
import { confirmAddress, type Site, signUp } from "../support/accounts.ts";
import { bankWeek } from "../support/bank-import.ts";
import { addChange, workedOut } from "../support/goals-ahead.ts";
import { goToSigning } from "../support/money-date.ts";
import { openAdding } from "../support/net-worth.ts";
import { beginTurningOn, enrol, signOut } from "../support/second-factor.ts";
import { type Seeded, seed } from "../support/seed.ts";
import { expect, settled } from "../support/test.ts";
import { amountOfExpense, saveCard } from "../support/week.ts";
import { chunks } from "./built-chunks.ts";

/** How a person comes to the moment at which a chunk is fetched. */
export interface Way {
  /** Chunks that the page has before. */
  on: readonly string[];
  /** Up to the last step before it. */
  begin(page: Page, site: Site): Promise<void>;
  /** The step that fetches it. */
  reach(page: Page): Promise<void>;
  /** A field elsewhere on the page. */
  typed?(page: Page): Locator;
  /** The form that comes stands where the field was. */
  takesThePlaceOfTyped?: true;
  /** What was typed on the way is still there. */
  stays?(page: Page): Promise<void>;
  /** Shows once the chunk is here. */
  arrived(page: Page): Locator;
  /** Where the page does not say so by an alert with "Try again": its own words, or nothing where it does without. */
  says?: RegExp | "nothing";
  /** What tries again, where that is not a button of that name. */
  again?(page: Page): Promise<void>;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name, exact: true });
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
const dialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole("dialog", { name }).filter({ hasNotText: "Loading failed" });

/** By a link, as far as the app can tell. */
export const follow = (path: string) => (page: Page) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);

const heading = (page: Page): Locator => page.locator("main h1").filter({ hasNotText: "didn’t load" });

const from =
  (path: string) =>
  async (page: Page, { address }: Site): Promise<void> => {
    await page.goto(address + path);
    await settled(page);
  };

/** Where each screen is; articles and tools have theirs by name. */
const paths: Readonly<Record<string, string>> = {
  home: "/",
  intake: "/EditHousehold",
  account: "/account",
  dashboard: "/MyDashboard",
  spending: "/MyDashboard/spending",
  "net-worth": "/MyDashboard/net-worth",
  register: "/MyDashboard/net-worth/account",
  history: "/MyDashboard/history",
  "money-date": "/MyDashboard/money-date",
  goals: "/MyGoalsPage",
  "nifty-stuff": "/NiftyStuff",
  about: "/about",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  contact: "/contactus",
  publications: "/publications",
  lander: "/l",
};

const pathOf = (screen: string): string | undefined => {
  const [, kind, slug] = screen.match(/^(article|tool)-(.+)$/) ?? [];
  return kind ? `/${kind === "tool" ? "NiftyStuff" : "publications"}/${slug}` : paths[screen];
};

function routeWay(screen: string): Way[] {
  const path = pathOf(screen);
  const start = screen === "terms" ? "/about" : "/terms";
  return path ? [{ on: [start.slice(1)], begin: from(start), reach: follow(path), arrived: heading }] : [];
}

const routeWays: Readonly<Record<string, Way>> = Object.fromEntries(
  Object.keys(chunks).flatMap((screen) => routeWay(screen).map((way) => [screen, way])),
);

/** The sample household's room. */
const room = (path: string, screen: string, isThere: (page: Page) => Locator, typed: (page: Page) => Locator) => ({
  on: [screen, "sample", ...(screen === "dashboard" ? ["dashboard-room"] : [])],
  begin: async (page: Page, { address }: Site) => {
    await page.goto(`${address}${path}?sample`);
    await expect(isThere(page)).toBeVisible();
  },
  typed,
});

const week = room("/MyDashboard", "dashboard", saveCard, amountOfExpense);
const searched = (page: Page) => page.getByLabel("Search entries");
const spending = room("/MyDashboard/spending", "spending", searched, searched);
const extra = (page: Page) => page.getByLabel("Extra, every week", { exact: true });
const goals = room("/MyGoalsPage", "goals", extra, extra);
const update = (page: Page) => page.locator(".worth-side input").first();
const netWorth = room("/MyDashboard/net-worth", "net-worth", update, update);

const seeded = (name: Seeded) => ({
  on: ["dashboard", "dashboard-room"],
  begin: (page: Page, { address }: Site) => seed(page, name, undefined, address),
  typed: amountOfExpense,
});

const email = (page: Page) => page.getByLabel("Email", { exact: true });
const account = { on: ["account"], begin: from("/account"), typed: email };

const withHousehold = {
  on: ["account", "keeping-state"],
  begin: async (page: Page, site: Site) => {
    await seed(page, "single", undefined, site.address);
    await page.goto(`${site.address}/account`);
    await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  },
  typed: email,
};

/** A tool, by what is typed into it. Its answer is asked for once there is one. */
const tool = (slug: string, typed: Readonly<Record<string, string>>): Way => ({
  on: [`tool-${slug}`],
  begin: from(`/NiftyStuff/${slug}`),
  async reach(page) {
    for (const [label, text] of Object.entries(typed)) await labeled(page, label).fill(text);
  },
  async stays(page) {
    for (const [label, text] of Object.entries(typed)) await expect(labeled(page, label)).toHaveValue(grouped(text));
  },
  arrived: (page) => page.locator(".tool-result :is(dl, table, figure)").first(),
});

/** "Brings home 2": the second field whose label begins so. */
const labeled = (page: Page, label: string): Locator => {
  const [, start, nth] = label.match(/^(.*?)(?: (\d))?$/)!;
  return page.getByLabel(new RegExp(`^${start}`)).nth(Number(nth ?? 1) - 1);
};

/** Amounts get their separators when they are left. */
const grouped = (text: string): RegExp => new RegExp(`^${text.replace(/^(\d)(\d{3})$/, "$1,?$2")}`);

const chooseBankFile = (page: Page) =>
  page
    .getByLabel("Bank’s file", { exact: true })
    .setInputFiles({ name: "november.csv", mimeType: "text/csv", buffer: Buffer.from(bankWeek.join("\n")) });

const pieceWays: Readonly<Record<string, Way>> = {
  "split-editor": {
    ...week,
    reach: press("change the split"),
    arrived: (page) => page.getByRole("heading", { name: "Where it goes" }),
  },
  "save-accounts": {
    ...week,
    reach: press("Change the accounts"),
    arrived: dialog("Where this money moves"),
  },
  "opened-week": {
    ...week,
    reach: (page) =>
      page
        .getByRole("grid")
        .getByRole("button", { name: /this week/ })
        .click(),
    arrived: dialog(/^Week \d/),
  },
  "dashboard-room": { ...routeWays.dashboard!, reach: follow("/MyDashboard?sample"), arrived: saveCard },
  sample: { ...routeWays.dashboard!, reach: follow("/MyDashboard?sample"), arrived: saveCard },
  "catch-up-dialog": {
    ...seeded("returning"),
    reach: press("spread it over the coming weeks"),
    arrived: (page) => page.getByText("A suggestion, never a duty."),
  },
  shortfall: {
    on: ["terms"],
    async begin(page, site) {
      await seed(page, "short", undefined, site.address);
      await from("/terms")(page, site);
    },
    reach: follow("/MyDashboard"),
    arrived: (page) => page.locator("#shortfall"),
  },
  "over-time": {
    on: ["terms"],
    begin: from("/terms"),
    reach: follow("/MyDashboard/spending?sample"),
    arrived: (page) => page.getByRole("heading", { name: "Over time" }),
  },
  "entry-editor": { ...spending, reach: press("Add expense"), arrived: dialog("Add expense") },
  "bulk-dialog": {
    on: spending.on,
    async begin(page, site) {
      await spending.begin(page, site);
      await press("Select")(page);
      await press("Select all")(page);
    },
    reach: press("Change"),
    arrived: dialog(/^Change \d/),
  },
  "spending-import": {
    ...spending,
    reach: press("Import CSV"),
    arrived: (page) => page.getByLabel("Bank’s file", { exact: true }),
  },
  "import-worker": {
    on: [...spending.on, "spending-import"],
    async begin(page, site) {
      await spending.begin(page, site);
      await press("Import CSV")(page);
    },
    reach: chooseBankFile,
    arrived: (page) => page.getByText("Blue Door Coffee").first(),
    says: /What reads files did not load\. Nothing was imported\./,
    again: chooseBankFile,
  },
  "needs-category": {
    ...week,
    async begin(page, site) {
      await week.begin(page, site);
      await amountOfExpense(page).fill("12");
      await amountOfExpense(page).press("Enter");
      await expect(button(page, /entr(y|ies) needs? a category/).first()).toBeVisible();
    },
    reach: press(/entr(y|ies) needs? a category/),
    arrived: dialog("What needs a category"),
  },
  "rules-dialog": {
    ...spending,
    reach: press("Rules"),
    arrived: dialog("Rules for categories"),
  },
  "edit-budgets": { ...spending, reach: press("Edit budgets"), arrived: dialog("Edit budgets") },
  "goal-dialogs": { ...goals, reach: press("New goal"), arrived: dialog("New goal") },
  "payment-schedule": {
    ...goals,
    reach: (page) => page.getByText("Payment by payment").first().click(),
    arrived: (page) => page.locator(".fold table").first(),
  },
  refinancing: {
    ...goals,
    reach: (page) => page.getByText("What if you refinanced").click(),
    arrived: (page) => page.getByLabel("APR of the new loan"),
  },
  "adopt-dialog": {
    ...goals,
    async begin(page, site) {
      await goals.begin(page, site);
      const change = await addChange(page, "A budget changes");
      await change.getByRole("textbox").first().fill("25");
      await workedOut(page);
    },
    reach: press("Adopt…"),
    arrived: dialog("Adopt what you tried"),
  },
  "ahead-worker": {
    on: ["terms"],
    begin: from("/terms"),
    reach: follow("/MyGoalsPage?sample"),
    says: "nothing",
    arrived: (page) => page.getByRole("region", { name: "Where this leads" }).getByRole("figure"),
  },
  "item-dialog": {
    ...netWorth,
    reach: (page) => page.getByRole("button", { name: /^Add/ }).first().click(),
    arrived: dialog(/^(New|Add|What)/),
  },
  "own-entry-dialog": {
    on: ["net-worth", "item-dialog", "register"],
    async begin(page, site) {
      await seed(page, "couple", undefined, site.address);
      await page.goto(`${site.address}/MyDashboard/net-worth`);
      const added = await openAdding(page, "account", "Piggy bank", "Cash");
      await added.getByLabel("Balance or value today").fill("500");
      await added.getByLabel("Whose").selectOption({ label: "Mine, and only I see it" });
      await added.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("link", { name: "Register of Piggy bank" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Piggy bank" })).toBeVisible();
    },
    typed: (page) => page.getByLabel("Search this account"),
    reach: press("Add entry"),
    arrived: dialog("Add an entry of your own"),
  },
  "move-dialog": {
    on: ["account", "signed-in-sections", "keeping-state"],
    async begin(page, site) {
      await signUp(page, site.address, "chunk@weekfold.example");
      await seed(page, "couple", undefined, site.address);
      await page.goto(`${site.address}/account`);
      await expect(button(page, "Keep to myself: Savings")).toBeVisible();
    },
    reach: press("Keep to myself: Savings"),
    arrived: dialog("Keep “Savings” to yourself?"),
  },
  invitation: {
    on: ["terms"],
    begin: from("/terms"),
    reach: follow("/account/invitation"),
    arrived: heading,
  },
  unsubscribe: {
    on: ["terms"],
    begin: from("/terms"),
    reach: follow("/account/unsubscribe"),
    arrived: heading,
  },
  "who-sees-what": {
    on: ["terms"],
    begin: from("/terms"),
    reach: follow("/account/who-sees-what"),
    arrived: heading,
  },
  "passkey-way": {
    ...account,
    reach: press("Sign in with a passkey"),
    arrived: (page) => page.getByText(/passkey/i).last(),
    says: /reach/,
    again: press("Sign in with a passkey"),
  },
  "phone-sign-in": {
    ...account,
    async begin(page, site) {
      await page.route("**/api/sign-in-offer", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), phone: true } });
      });
      await account.begin(page, site);
    },
    reach: press("Use a code by text message"),
    arrived: (page) => page.getByLabel("Phone number", { exact: true }),
    takesThePlaceOfTyped: true,
  },
  "visitor-calendar": {
    ...withHousehold,
    reach: press("Choose day and time"),
    arrived: (page) => page.getByRole("region", { name: "Reminders" }).getByRole("combobox").first(),
  },
  "keeping-state": {
    on: ["terms"],
    begin: async (page, site) => {
      await seed(page, "single", undefined, site.address);
      await from("/terms")(page, site);
    },
    reach: follow("/account"),
    arrived: (page) => page.getByRole("heading", { name: "How long it is kept here" }),
  },
  "backup-form": {
    ...withHousehold,
    reach: press("Back up"),
    arrived: (page) =>
      page
        .getByRole("dialog")
        .getByLabel(/passphrase/i)
        .first(),
  },
  tables: {
    ...withHousehold,
    reach: press("Tables"),
    arrived: (page) =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: /CSV|Save|Download/ })
        .first(),
  },
  "household-import": {
    ...account,
    reach: (page) =>
      page
        .getByLabel("File to import")
        .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") }),
    arrived: dialog("Import a file"),
  },
  "signed-in-sections": {
    on: ["account"],
    begin: async (page, site) => {
      await signUp(page, site.address, "chunk@weekfold.example");
      await page.goto(`${site.address}/terms`);
      await settled(page);
    },
    reach: follow("/account"),
    arrived: (page) => page.getByRole("heading", { name: "Security" }),
  },
  "qr-drawing": {
    on: ["account", "signed-in-sections"],
    begin: async (page, site) => {
      await signUp(page, site.address, "chunk@weekfold.example");
      await confirmAddress(page, site, "chunk@weekfold.example");
    },
    reach: async (page) => void (await beginTurningOn(page)),
    arrived: (page) => page.locator(".qr-code"),
  },
  "second-step": {
    on: ["account", "signed-in-sections"],
    begin: async (page, site) => {
      await enrol(page, site, "chunk@weekfold.example");
      await signOut(page);
      await page.goto(`${site.address}/account`);
      await email(page).fill("chunk@weekfold.example");
      await page.getByLabel("Password", { exact: true }).fill("seven-clay-pots-7");
    },
    reach: press("Sign in"),
    arrived: (page) => page.getByLabel("Code from your authenticator app"),
  },
  "calendar-file": {
    on: ["money-date", "sample"],
    begin: async (page, { address }) => {
      await page.goto(`${address}/MyDashboard/money-date?sample`);
      await goToSigning(page);
      await page.getByRole("button", { name: /^Sign as/ }).click();
    },
    reach: press("Put it in your calendar"),
    arrived: (page) => page.getByText("Open the file, and your calendar takes the money date in."),
    says: /The file could not be made\. Try again\./,
    again: press("Put it in your calendar"),
  },
  "growth-result": tool("compound-growth", { "Set aside": "50" }),
  "debt-result": tool("debt-payoff", { Name: "Visa", Owed: "1000", "Rate a year": "12", "Minimum a month": "100" }),
  "fund-result": tool("emergency-fund", { "What you need": "2400" }),
  "pay-result": tool("pay-calendar", { "One payday": "2026-11-13", "Each time": "1600" }),
  "shares-result": tool("fair-shares", {
    "One of you": "Maya",
    "Brings home": "3000",
    "The other": "Tom",
    "Brings home 2": "2000",
    "What you share": "2400",
  }),
  "challenge-result": tool("saving-challenge", { "One step": "1" }),
  "wage-result": tool("real-hourly-wage", { "Pay after tax": "1600" }),
  "sheet-result": tool("weekly-sheet", { "The week begins on": "2026-11-16", "Money in": "969.23" }),
  "household-part": {
    on: ["terms"],
    begin: from("/terms"),
    reach: follow("/NiftyStuff/emergency-fund?sample"),
    arrived: (page) => page.locator(".tool-result :is(dl, table, figure)").first(),
  },
  tracking: {
    ...account,
    reach: (page) => page.locator('[data-consent="grant"]').first().click(),
    arrived: (page) => page.locator("main h1"),
    says: "nothing",
  },
};

export const ways: Readonly<Record<string, Way>> = { ...routeWays, ...pieceWays };

/** Chunks that no press and no route of this site fetches. */
export const exceptions: Readonly<Record<string, string>> = {
  "web-vitals": "fetched only where a callback is given to reportWebVitals, and the site gives none",
  merchants: "forms and imports work without it: they then guess from the household's own entries alone",
  "hosted-session": "only in hosted mode, which needs a Firebase project: tests/e2e/hosted-faults.spec.ts",
  "hosted-identity": "only in hosted mode",
  "hosted-phone": "only in hosted mode",
  "hosted-services": "only in hosted mode",
  "session-tabs": "only for somebody signed in; without it other tabs find out when they ask the server again",
  "account-device": "only for somebody signed in; without it a household that was left elsewhere is hidden, not erased",
  "save-backup": "its files come with keeping-state, which the account page has before anything can be exported",
  "household-file": "only where storage is damaged; a failure keeps the damaged device as it is and says so",
  "lost-households": "only for whoever was taken out of a household: tests/e2e/removed-member.spec.ts",
  "clock-notice": "only where a device's clock is wrong by days: tests/e2e/wrong-clock.spec.ts",
  "hidden-household":
    "only where a session has ended or the server has lost an account: tests/e2e/unknown-account.spec.ts",
  "other-accounts": "only where another account has a household here: tests/e2e/unknown-account.spec.ts",
  "without-https": "only over plain HTTP on a host name: tests/e2e/lan",
  "lead-by-lease": "as without-https; without it every tab leads, which harms nothing: lead-by-lease.test.ts",
  "bulk-writer": "only for more than 20,000 records at once; the page writes them without it: worker-writer.test.ts",
  "payoff-worker":
    "only for debts of more than 6,000 payments; the page works them out without it: payoff-client.test.ts",
  "overridden-notes": "only where two people changed the same value: tests/e2e/overridden.spec.ts",
  "bulk-worker": "as bulk-writer: worker-writer.test.ts",
};
