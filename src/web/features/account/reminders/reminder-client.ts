import type { ReminderChoice, Reminders } from "#sync/reminder-api.ts";
import { type AsyncOutcome, requestIdentity } from "#web/backends/identity.ts";

const path = "/api/account/reminders";

/** Client of the reminders API. Each response is the new state. */
export const reminderClient = {
  get: (): AsyncOutcome<Reminders> => requestIdentity("GET", path),
  save: (choice: ReminderChoice): AsyncOutcome<Reminders> => requestIdentity("POST", path, choice),
  createFeed: (): AsyncOutcome<Reminders> => requestIdentity("POST", `${path}/feed`),
  deleteFeed: (): AsyncOutcome<Reminders> => requestIdentity("DELETE", `${path}/feed`),
};
