/** What bench/merchants.mjs measures, bundled for Node. */

export { merchants } from "#content/merchants/merchants.ts";
export { merchantMatcher, namesOf } from "#domain/spending/merchants.ts";
