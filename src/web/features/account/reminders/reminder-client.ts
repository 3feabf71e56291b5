import type { ReminderChoice, Reminders } from "#sync/reminder-api.ts";
import { askIdentity } from "#web/identity/ask-identity.ts";
import type { Answer } from "#web/identity/identity.ts";

const own = "/api/account/reminders";

/** Client of the reminders API. Each response is the new state. */
export const reminderClient = {
  look: (): Answer<Reminders> => askIdentity("GET", own),
  choose: (choice: ReminderChoice): Answer<Reminders> => askIdentity("POST", own, choice),
  createFeed: (): Answer<Reminders> => askIdentity("POST", `${own}/feed`),
  deleteFeed: (): Answer<Reminders> => askIdentity("DELETE", `${own}/feed`),
};
