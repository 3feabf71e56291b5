import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { createContactTable } from "./contact-table.ts";
import { keepEachValueOnce } from "./each-value-once.ts";
import type { Engine } from "./engine.ts";
import {
  createChangeTable,
  createDocumentTables,
  createFirstRecordsIndex,
  createHouseholdTables,
  createLostVersionTable,
} from "./household-tables.ts";
import { addPasskeyUse, addSessionStart, createIdentityTables } from "./identity-tables.ts";
import { addSpaces, createErasureTable, createInvitationTable } from "./invitation-tables.ts";
import { createMailTable } from "./mail-table.ts";
import { createReminderTable } from "./reminder-table.ts";
import type { Tables } from "./tables.ts";

export interface Migration {
  name: string;
  up(query: Kysely<Tables>, engine: Engine): Promise<void>;
}

/** In this order, each run once and never changed after a release. */
export const migrations: readonly Migration[] = [
  {
    name: "0001-site-facts",
    async up(query) {
      await query.schema
        .createTable("site_facts")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await query.insertInto("site_facts").values({ name: "installation", value: randomUUID() }).execute();
    },
  },
  {
    name: "0002-households",
    async up(query) {
      await createHouseholdTables(query);
      await createDocumentTables(query);
      await createChangeTable(query);
    },
  },
  {
    name: "0003-spaces-invitations-erasures",
    async up(query) {
      await addSpaces(query);
      await createInvitationTable(query);
      await createErasureTable(query);
    },
  },
  { name: "0004-mail", up: createMailTable },
  { name: "0005-identity", up: createIdentityTables },
  { name: "0006-contact", up: createContactTable },
  { name: "0007-passkey-use", up: addPasskeyUse },
  { name: "0008-reminders", up: createReminderTable },
  { name: "0009-each-value-once", up: keepEachValueOnce },
  { name: "0010-session-start", up: addSessionStart },
  { name: "0011-lost-versions", up: createLostVersionTable },
  { name: "0012-documents-without-entries", up: createFirstRecordsIndex },
];
