export { sql } from "kysely";
export { openSessions } from "#server/identity/read-session.ts";
export { openDatabase } from "#server/storage/database.ts";
export { householdStorage } from "#server/storage/household-storage.ts";
export { protocolEdition } from "#sync/protocol.ts";
export { readWrites } from "#sync/read-record.ts";
export { newId } from "#web/platform/new-id.ts";
