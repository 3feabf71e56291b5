/** What bench/domain.mjs measures, bundled for Node. */
export { createDashboard } from "#domain/dashboard/dashboard.ts";
export { longHousehold } from "#domain/dashboard/long-household.ts";
export { spendingBook, withEntry } from "#domain/spending/spending-book.ts";
