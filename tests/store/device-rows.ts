import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import type {
  DeviceDatabase,
  HouseholdRow,
  OutboxRow,
  OutboxState,
  RecordRow,
} from "#web/store/device/device-database.ts";
import { newHouseholdRow } from "#web/store/households/household-rows.ts";

/** Rows of a device's database, as short as a test can name them. */
export const household = (id: string): HouseholdRow => newHouseholdRow(id, "shared");

export const expense = (id: string, payee = "Grocer"): AnyRecord =>
  recordOf("transaction", { id, payee, amount: 1_250, note: "", day: "2026-11-15", personId: "p1", kind: "spending" });

export const recordRow = (household: string, id: string, payee?: string): RecordRow => ({
  household,
  id,
  record: expense(id, payee),
});

export const rowOfKind = (household: string, id: string, kind: RecordKind): RecordRow => ({
  household,
  id,
  record: { ...expense(id), kind },
});

export const outboxRow = (household: string, id: string, state: OutboxState = "waiting"): OutboxRow => ({
  household,
  id,
  state,
  base: null,
  sent: state === "sent" ? expense(id) : null,
});

/** Two households, with rows put in no order. */
export const fill = (database: DeviceDatabase) =>
  database.write(async ({ records, outbox }) => {
    await records.put([recordRow("h2", "b"), recordRow("h1", "c"), recordRow("h1", "a"), recordRow("h2", "a")]);
    await outbox.put([outboxRow("h1", "c"), outboxRow("h1", "a", "sent"), outboxRow("h1", "b"), outboxRow("h2", "a")]);
  });

/** A household with one expense that waits to be sent. */
export const begin = (database: DeviceDatabase) =>
  database.write(async ({ households, records, outbox }) => {
    await households.put([household("h1")]);
    await records.put([recordRow("h1", "a")]);
    await outbox.put([outboxRow("h1", "a")]);
  });
