/** What bench/domain.mjs measures, bundled for Node. */

export { runToEnd } from "#domain/cooperative-task.ts";
export { createDashboard } from "#domain/dashboard/dashboard.ts";
export { longHousehold } from "#domain/dashboard/long-household.ts";
export { minor } from "#domain/money/money.ts";
export { spendingBook, withEntry } from "#domain/spending/spending-book.ts";
export { whatIf } from "#domain/what-if/what-if.ts";
