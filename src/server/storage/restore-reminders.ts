import type { Kysely } from "kysely";
import { presentTables } from "./backup-tables.ts";
import type { ReminderRow, Tables } from "./tables.ts";

/** What the database knows that is about to be replaced. */
export async function remindersIn(query: Kysely<Tables>): Promise<ReminderRow[]> {
  const isThere = (await presentTables(query)).includes("reminders");
  return isThere ? query.selectFrom("reminders").selectAll().execute() : [];
}

/**
 * Whoever had enough of the mails, or took an address back, after the backup was made is not mailed again, and what was
 * mailed this week is not mailed twice. Of all others, nothing that was due by now is mailed: it may have been.
 */
export async function keepNewerReminders(
  query: Kysely<Tables>,
  replaced: readonly ReminderRow[],
  now: number,
): Promise<void> {
  const restored = new Map((await remindersIn(query)).map((row) => [row.uid, row]));
  await query.updateTable("reminders").set({ since: now }).execute();
  for (const row of replaced) {
    const people = query.selectFrom("people").select("id").where("id", "=", row.uid);
    const isNewer = row.changed_at >= (restored.get(row.uid)?.changed_at ?? 0);
    if (!isNewer || !(await people.executeTakeFirst())) continue;
    await query.deleteFrom("reminders").where("uid", "=", row.uid).execute();
    await query.insertInto("reminders").values(row).execute();
  }
}
