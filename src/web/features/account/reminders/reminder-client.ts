import type { ReminderChoice, Reminders } from "#sync/reminder-api.ts";
import { askIdentity } from "#web/identity/ask-identity.ts";
import type { Answer } from "#web/identity/identity.ts";

const path = "/api/account/reminders";

/** Client of the reminders API. Each response is the new state. */
export const reminderClient = {
  get: (): Answer<Reminders> => askIdentity("GET", path),
  save: (choice: ReminderChoice): Answer<Reminders> => askIdentity("POST", path, choice),
  createFeed: (): Answer<Reminders> => askIdentity("POST", `${path}/feed`),
  deleteFeed: (): Answer<Reminders> => askIdentity("DELETE", `${path}/feed`),
};
