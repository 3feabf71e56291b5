import type { ReminderChoice, Reminders } from "#sync/reminder-api.ts";
import { askIdentity } from "#web/identity/ask-identity.ts";
import type { Answer } from "#web/identity/identity.ts";

const own = "/api/account/reminders";

/** One's reminders, as our own server keeps them. Each answer says how they stand then. */
export const reminderAnswers = {
  look: (): Answer<Reminders> => askIdentity("GET", own),
  choose: (choice: ReminderChoice): Answer<Reminders> => askIdentity("POST", own, choice),
  makeFeed: (): Answer<Reminders> => askIdentity("POST", `${own}/feed`),
  dropFeed: (): Answer<Reminders> => askIdentity("DELETE", `${own}/feed`),
};
