export { Hono } from "hono";
export { sql } from "kysely";
export { mountHouseholds } from "#server/households/household-routes.ts";
export { openDatabase } from "#server/storage/database.ts";
export { householdStorage } from "#server/storage/household-storage.ts";
