import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Weekday } from "#domain/time/day.ts";
import { servedOn } from "../identity/identity-fixture.contract.ts";
import { handClock, keptLog } from "../mail/mail-fixture.contract.ts";
import { openDatabase } from "../storage/database.ts";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { at, chooses, due, friday, lookAt, mailsTo, partsAt, queued, someone } from "./reminder-fixture.contract.ts";
import { openReminders } from "./reminder-sender.ts";

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Whose mail is due, and that it comes once. On every engine. */
export function senderContract(engine: string, place: FreshPlace): void {
  describe(`the weekly mail on ${engine}`, () => {
    const served = servedOn(place);
    beforeEach(async () => {
      for (const table of ["mails", "reminders"] as const) await served.database.query.deleteFrom(table).execute();
    });
    const lookedAt = (now: number) => lookAt(served.database, now);

    it("[RM2] comes when it is due, once, and again the week after", async () => {
      const { email } = await someone(served);
      expect(await lookedAt(due - 1)).toBe(0);
      expect(await lookedAt(due)).toBe(1);
      expect(await lookedAt(due + minute)).toBe(0);
      expect(await mailsTo(served.database, email)).toMatchObject([{ subject: "Your money date is today" }]);
      expect([await lookedAt(due + week - 1), await lookedAt(due + week)]).toEqual([0, 1]);
    });

    it("[RM2] comes once from two nodes that look at the same moment", async () => {
      const elsewhere = await openDatabase(served.place);
      const people = await Promise.all(Array.from({ length: 5 }, () => someone(served)));
      for (let round = 0; round < 10; round += 1) {
        const nodes = [served.database, elsewhere, elsewhere, served.database];
        const counts = await Promise.all(nodes.map((node) => lookAt(node, due + round * week)));
        expect(counts.reduce((sum, count) => sum + count)).toBe(people.length);
      }
      expect(await queued(served.database)).toHaveLength(10 * people.length);
      await elsewhere.close();
    });

    it("[RM2] comes once a week, though day and time are changed after it", async () => {
      const { uid } = await someone(served);
      await lookedAt(due);
      await chooses(served.database, uid, due + minute, 60, { minute: 1410 });
      expect(await lookedAt(at("2026-11-15T22:00:00Z"))).toBe(0);
      await chooses(served.database, uid, due + 2 * minute, 1440, { weekday: 2 as Weekday });
      expect(await lookedAt(at("2026-11-16T18:00:00Z"))).toBe(1);
    });

    it("[RM2] comes though its owner chose the same again, or took a calendar's address, at that moment", async () => {
      const { uid, browser } = await someone(served);
      await chooses(served.database, uid, due + 1, 60);
      await browser.ask("POST /api/account/reminders/feed");
      expect(await lookedAt(due + 2)).toBe(1);
    });

    it("[RM4] catches up once after an outage while the day lasts, and passes over a day that is over", async () => {
      const { email } = await someone(served);
      expect(await lookedAt(at("2026-11-15T22:59:00Z"))).toBe(1);
      const [mail] = await mailsTo(served.database, email);
      expect(mail).toMatchObject({ until: at("2026-11-15T23:00:00Z") });
      expect(await lookedAt(at("2026-12-14T10:00:00Z"))).toBe(0);
      expect(await lookedAt(at("2026-12-20T17:00:00Z"))).toBe(1);
      // Three weeks away, and back in the evening of a money date.
      expect(await lookedAt(at("2027-01-10T20:00:00Z"))).toBe(1);
      expect(await mailsTo(served.database, email)).toHaveLength(3);
    });

    it("[RM4] says tomorrow on the day before, and today where it comes late", async () => {
      const early = await someone(served, friday, 1440);
      await lookedAt(at("2026-11-14T18:00:00Z"));
      expect((await mailsTo(served.database, early.email))[0]!.text).toContain("Your money date is tomorrow at 19:00.");
      const late = await someone(served, friday, 1440);
      await lookedAt(at("2026-11-15T09:00:00Z"));
      expect((await mailsTo(served.database, late.email))[0]!.subject).toBe("Your money date is today");
    });

    it("[RM5] goes to confirmed addresses alone, and to nobody who chose it too late, left it off or left", async () => {
      const unconfirmed = await someone(served);
      const people = served.database.query.updateTable("people").where("id", "=", unconfirmed.uid);
      await people.set({ emailVerified: 0 }).execute();
      await someone(served, due + 1);
      await someone(served, friday, null);
      const { browser } = await someone(served);
      expect((await browser.ask("DELETE /api/account")).status).toBe(200);
      served.mails.length = 0;
      expect(await lookedAt(due + minute)).toBe(0);
      expect(await queued(served.database)).toEqual([]);
    });

    it("[RM2] is not held up by one that can't be planned", async () => {
      const [odd, other] = [await someone(served), await someone(served)];
      const reminders = served.database.query.updateTable("reminders").where("uid", "=", odd.uid);
      await reminders.set({ time_zone: "Mars/Olympus" }).execute();
      expect(await lookedAt(due)).toBe(1);
      expect(await mailsTo(served.database, other.email)).toHaveLength(1);
    });

    it("[RM2] is looked for regularly until the server closes, and outlives a fault", async () => {
      const { email } = await someone(served);
      const [clock, { log, lines }, wake] = [handClock(due - 40_000), keptLog(), vi.fn()];
      let faults = 1;
      const write: typeof served.database.write = (work) =>
        faults-- > 0 ? Promise.reject(new Error("down")) : served.database.write(work);
      const parts = { ...partsAt({ ...served.database, write }, 0), log, wake, now: clock.now, pause: clock.pause };
      const reminders = openReminders(parts);
      await vi.waitFor(async () => {
        clock.pass(30_000);
        expect(await mailsTo(served.database, email)).toHaveLength(1);
      });
      await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
      expect(lines.join("")).toContain("a reminder could not be queued");
      expect(lines.join("")).not.toContain(email);
      await reminders.close();
    });
  });
}
