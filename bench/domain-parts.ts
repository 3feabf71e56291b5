/** What bench/domain.mjs measures, bundled for Node. */
export { createDashboard } from "#domain/dashboard/dashboard.ts";
export { longHousehold } from "#domain/dashboard/long-household.ts";
export { minor } from "#domain/money/money.ts";
export { spendingBook } from "#domain/spending/spending-book.ts";
export { withEntry } from "#domain/spending/spending-book-changes.ts";
export { finish } from "#domain/steps.ts";
export { whatIf } from "#domain/what-if/what-if.ts";
