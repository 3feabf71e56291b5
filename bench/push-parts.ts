export { sql } from "kysely";
export { openDatabase } from "#server/storage/database.ts";
export { householdStorage } from "#server/storage/household-storage.ts";
export { readWrites } from "#server/storage/push/read-writes.ts";
export { newId } from "#web/store/new-id.ts";
