import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Weekday } from "#domain/time/day.ts";
import { Browser, outcomeOf, site } from "../identity/browser.contract.ts";
import { newMember, type Served, serve, servedOn } from "../identity/identity-fixture.contract.ts";
import { mailProblem, messageOf } from "../mail/delivery.ts";
import { capturedLog, mailFrom, manualClock } from "../mail/mail-fixture.contract.ts";
import { backUp } from "../storage/backup.ts";
import { openDatabase } from "../storage/database.ts";
import { type FreshPlace, onEveryEngine } from "../storage/engines.contract.ts";
import { restore } from "../storage/restore.ts";
import {
  at,
  chooses,
  due,
  friday,
  mailsTo,
  partsAt,
  queueDueAt,
  queued,
  remindersOf,
  secrets,
  someone,
  sunday,
} from "./reminder-fixture.contract.ts";
import { openReminders, reminderMail } from "./reminder-sender.ts";
import { stopMails } from "./reminder-storage.ts";

const given = { to: "maya@example.com", date: sunday, day: "today", secret: "the-secret", until: 5 } as const;
const mail = reminderMail({ ...given, publicUrl: "https://money.example" });

it("says when, links to the money date, and is calm and without an amount", () => {
  expect(mailProblem(mail)).toBeNull();
  expect(mail.subject).toBe("Your money date is today");
  expect(mail.text).toContain("Your money date is today at 19:00.");
  expect(mail.text).toContain("Open the money date:\nhttps://money.example/MyDashboard/money-date\n");
  expect(mail.text).toContain("Ten minutes are enough");
  expect(mail.text).not.toMatch(/[!'$€£]|\d+[.,]\d{2}/);
  expect(mail.html).toContain('href="https://money.example/MyDashboard/money-date"');
});

it("can be stopped by a visible link and by the mail program", () => {
  const link = "https://money.example/account/unsubscribe#the-secret";
  expect(mail.text).toContain(`Stop these mails:\n${link}`);
  expect(mail.html).toContain(`<a class="quiet" href="${link}">Stop these mails</a>`);
  const { headers } = messageOf({ ...mail, id: "one", queuedAt: 0, attempt: 1 }, mailFrom);
  expect(headers).toMatchObject({
    "List-Unsubscribe": "<https://money.example/api/unsubscribe/the-secret>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it("refuses an unsubscribe address that would break the header", () => {
  for (const unsubscribe of ["https://a.example/>\r\nBcc: b@home.example", "mailto:a@home.example", "https://a b"])
    expect(mailProblem({ ...mail, unsubscribe })).toBe("bad address");
});

const choice = { date: sunday, mail: 60 };

/** Reminder settings, and the links that work without a session, on every engine. */
function routesContract(engine: string, place: FreshPlace): void {
  describe(`choosing reminders on ${engine}`, () => {
    const served = servedOn(place);
    const stranger = () => new Browser(served);

    it("stores the settings of each person, only for them", async () => {
      const [maya, tom] = [await newMember(served), await newMember(served)];
      expect(await remindersOf(maya)).toMatchObject({ choice: null, feed: null, nextMail: null, email: maya.email });
      expect((await maya.browser.ask("POST /api/account/reminders", choice)).status).toBe(200);
      // Nothing is mailed to an unconfirmed address.
      expect(await remindersOf(maya)).toMatchObject({ choice, nextMail: null, emailVerified: false });
      expect((await remindersOf(tom)).choice).toBeNull();
      expect(await outcomeOf(await stranger().ask("GET /api/account/reminders"))).toBe("401 signed-out");
      expect(await outcomeOf(await stranger().ask("POST /api/account/reminders", choice))).toBe("401 signed-out");
    });

    it.each([
      { ...choice, mail: 61 },
      { ...choice, date: { ...sunday, weekday: 8 } },
      { ...choice, date: { ...sunday, minute: 1440 } },
      { ...choice, date: { ...sunday, timeZone: "Mars/Olympus" } },
      { ...choice, date: { ...sunday, timeZone: "Europe/Berlin\r\nX:1" } },
      {},
    ])("refuses %o", async (body) => {
      const { browser } = await newMember(served);
      expect(await outcomeOf(await browser.ask("POST /api/account/reminders", body))).toBe("400 malformed");
    });

    it("refuses requests from a page of another site", async () => {
      const { browser } = await newMember(served);
      for (const line of ["POST /api/account/reminders", "POST /api/account/reminders/feed"])
        expect(await outcomeOf(await browser.ask(line, choice, { origin: "https://evil.example" }))).toBe(
          "403 other-origin",
        );
    });

    it("switches the mails off by one post from any program, and does nothing else", async () => {
      const person = await someone(served);
      await queueDueAt(served.database, due);
      const [{ unsubscribe, text } = { unsubscribe: "", text: "" }] = await mailsTo(served.database, person.email);
      const { pathname } = new URL(unsubscribe!);
      expect(text).toContain(`${site}/account/unsubscribe#${pathname.split("/").at(-1)}`);
      const opened = await stranger().ask(`GET ${pathname}`);
      expect([opened.status, opened.headers.get("location")]).toEqual([
        303,
        new URL(/\S+#\S+/.exec(text)![0]).href.slice(site.length),
      ]);
      expect((await remindersOf(person)).choice?.mail).toBe(60);
      const form = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
      const posted = await stranger().ask(`POST ${pathname}`, "List-Unsubscribe=One-Click", form);
      expect([posted.status, await posted.json()]).toEqual([200, {}]);
      expect(await remindersOf(person)).toMatchObject({ choice: { date: sunday, mail: null }, nextMail: null });
      expect((await stranger().ask(`POST ${pathname}`)).status).toBe(200);
      expect(await queueDueAt(served.database, due + 7 * 86_400_000)).toBe(0);
    });

    it("accepts no other secret, not even that of a calendar", async () => {
      const person = await someone(served);
      await person.browser.ask("POST /api/account/reminders/feed");
      const feed = new URL((await remindersOf(person)).feed!.url!).pathname.split("/").at(-1)!.replace(".ics", "");
      for (const secret of [feed, "x".repeat(43), "%00"])
        expect(await outcomeOf(await stranger().ask(`POST /api/unsubscribe/${secret}`))).toBe("404 not-found");
      expect(await outcomeOf(await stranger().ask(`GET /api/calendar/${secrets.stop(person.uid)}.ics`))).toBe(
        "404 not-found",
      );
      expect((await remindersOf(person)).choice?.mail).toBe(60);
    });

    it("creates a calendar address that can be shown again, replaced and switched off", async () => {
      const person = await someone(served);
      const { browser } = person;
      const feedUrl = async () => (await remindersOf(person)).feed?.url ?? null;
      const statusOf = async (url: string | null) => (await stranger().ask(`GET ${new URL(url!).pathname}`)).status;
      expect((await browser.ask("POST /api/account/reminders/feed")).status).toBe(200);
      const first = await feedUrl();
      expect(first).toMatch(/^https:\/\/money\.example\/api\/calendar\/[\w-]{43}\.ics$/);
      expect([await feedUrl(), await statusOf(first)]).toEqual([first, 200]);
      await browser.ask("POST /api/account/reminders/feed");
      const second = await feedUrl();
      expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
      await browser.ask("DELETE /api/account/reminders/feed");
      expect([await feedUrl(), await statusOf(second)]).toEqual([null, 404]);
    });

    it("stores no secret in the database or the log", async () => {
      const person = await someone(served);
      await person.browser.ask("POST /api/account/reminders/feed");
      const { url } = (await remindersOf(person)).feed!;
      const feed = /calendar\/([\w-]{43})/.exec(url!)![1]!;
      await stranger().ask(`GET ${new URL(url!).pathname}`);
      await stranger().ask(`POST /api/unsubscribe/${secrets.stop(person.uid)}`);
      const rows = JSON.stringify(await served.database.query.selectFrom("reminders").selectAll().execute());
      for (const secret of [feed, secrets.stop(person.uid)]) {
        expect(rows).not.toContain(secret);
        expect(served.lines.join("")).not.toContain(secret);
      }
      expect(served.lines.join("")).toContain('"/api/calendar/:secret"');
    });

    it("answers with a calendar, or 304 if the client already has it", async () => {
      const person = await someone(served);
      await person.browser.ask("POST /api/account/reminders/feed");
      const { pathname } = new URL((await remindersOf(person)).feed!.url!);
      const answer = await stranger().ask(`GET ${pathname}`);
      expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      const text = await answer.text();
      expect(text).toContain("RRULE:FREQ=WEEKLY;BYDAY=SU\r\n");
      expect(text).not.toContain(person.email);
      expect(text).not.toContain(person.uid);
      const etag = answer.headers.get("etag")!;
      expect((await stranger().ask(`GET ${pathname}`, undefined, { "if-none-match": etag })).status).toBe(304);
      const uidOf = (file: string) => /UID:(\S+)/.exec(file)?.[1];
      await person.browser.ask("POST /api/account/reminders", { ...choice, date: { ...sunday, weekday: 3 } });
      await person.browser.ask("POST /api/account/reminders/feed");
      const { pathname: next } = new URL((await remindersOf(person)).feed!.url!);
      const changed = await (await stranger().ask(`GET ${next}`)).text();
      expect([uidOf(changed), changed.includes("BYDAY=WE")]).toEqual([uidOf(text), true]);
    });

    it("deletes everything with the account", async () => {
      const { browser, uid } = await someone(served);
      await browser.ask("POST /api/account/reminders/feed");
      await browser.ask("DELETE /api/account");
      const rows = served.database.query.selectFrom("reminders").select("uid").where("uid", "=", uid);
      expect(await rows.execute()).toEqual([]);
    });
  });
}

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Due mails are sent once, on every engine. */
function senderContract(engine: string, place: FreshPlace): void {
  describe(`the weekly mail on ${engine}`, () => {
    const served = servedOn(place);
    beforeEach(async () => {
      for (const table of ["mails", "reminders"] as const) await served.database.query.deleteFrom(table).execute();
    });
    const lookedAt = (now: number) => queueDueAt(served.database, now);

    it("is sent when it is due, once, and again the next week", async () => {
      const { email } = await someone(served);
      expect(await lookedAt(due - 1)).toBe(0);
      expect(await lookedAt(due)).toBe(1);
      expect(await lookedAt(due + minute)).toBe(0);
      expect(await mailsTo(served.database, email)).toMatchObject([{ subject: "Your money date is today" }]);
      expect([await lookedAt(due + week - 1), await lookedAt(due + week)]).toEqual([0, 1]);
    });

    it("is sent once by two nodes that poll at the same time", async () => {
      const elsewhere = await openDatabase(served.place);
      const people = await Promise.all(Array.from({ length: 5 }, () => someone(served)));
      for (let round = 0; round < 10; round += 1) {
        const nodes = [served.database, elsewhere, elsewhere, served.database];
        const counts = await Promise.all(nodes.map((node) => queueDueAt(node, due + round * week)));
        expect(counts.reduce((sum, count) => sum + count)).toBe(people.length);
      }
      expect(await queued(served.database)).toHaveLength(10 * people.length);
      await elsewhere.close();
    });

    it("is sent once a week, even if day and time change after it", async () => {
      const { uid } = await someone(served);
      await lookedAt(due);
      await chooses(served.database, uid, due + minute, 60, { minute: 1410 });
      expect(await lookedAt(at("2026-11-15T22:00:00Z"))).toBe(0);
      await chooses(served.database, uid, due + 2 * minute, 1440, { weekday: 2 as Weekday });
      expect(await lookedAt(at("2026-11-16T18:00:00Z"))).toBe(1);
    });

    it("is sent even if its owner saves the same settings or creates a calendar address at that time", async () => {
      const { uid, browser } = await someone(served);
      await chooses(served.database, uid, due + 1, 60);
      await browser.ask("POST /api/account/reminders/feed");
      expect(await lookedAt(due + 2)).toBe(1);
    });

    it("catches up once after an outage on the same day, and skips past days", async () => {
      const { email } = await someone(served);
      expect(await lookedAt(at("2026-11-15T22:59:00Z"))).toBe(1);
      const [mail] = await mailsTo(served.database, email);
      expect(mail).toMatchObject({ until: at("2026-11-15T23:00:00Z") });
      expect(await lookedAt(at("2026-12-14T10:00:00Z"))).toBe(0);
      expect(await lookedAt(at("2026-12-20T17:00:00Z"))).toBe(1);
      // Three weeks offline, and back on the evening of a money date.
      expect(await lookedAt(at("2027-01-10T20:00:00Z"))).toBe(1);
      expect(await mailsTo(served.database, email)).toHaveLength(3);
    });

    it("says tomorrow on the day before, and today if it is late", async () => {
      const early = await someone(served, friday, 1440);
      await lookedAt(at("2026-11-14T18:00:00Z"));
      expect((await mailsTo(served.database, early.email))[0]!.text).toContain("Your money date is tomorrow at 19:00.");
      const late = await someone(served, friday, 1440);
      await lookedAt(at("2026-11-15T09:00:00Z"));
      expect((await mailsTo(served.database, late.email))[0]!.subject).toBe("Your money date is today");
    });

    it("goes only to confirmed addresses, and to nobody who chose it too late, switched it off or left", async () => {
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

    it("is not blocked by one that can't be planned", async () => {
      const [odd, other] = [await someone(served), await someone(served)];
      const reminders = served.database.query.updateTable("reminders").where("uid", "=", odd.uid);
      await reminders.set({ time_zone: "Mars/Olympus" }).execute();
      expect(await lookedAt(due)).toBe(1);
      expect(await mailsTo(served.database, other.email)).toHaveLength(1);
    });

    it("is polled for until the server closes, and survives an error", async () => {
      const { email } = await someone(served);
      const [clock, { log, lines }, wake] = [manualClock(due - 40_000), capturedLog(), vi.fn()];
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

const day = 86_400_000;

/** Restoring reminders from a backup, on every engine. */
function restoreContract(engine: string, place: FreshPlace): void {
  describe(`reminders after a restore on ${engine}`, () => {
    async function backedUp(served: Served): Promise<string> {
      const path = join(served.place.dataDir, "backup.jsonl.gz");
      await backUp(served.place, path);
      return path;
    }
    async function restored(served: Served, path: string, into = served.place): Promise<Served> {
      await served.database.close();
      await restore(into, path, { replace: true });
      return serve(into);
    }
    const nextAt = async (served: Served, uid: string) => {
      const rows = served.database.query.selectFrom("reminders").select("next_at").where("uid", "=", uid);
      return (await rows.executeTakeFirstOrThrow()).next_at!;
    };

    it("are unchanged, and no week is mailed twice", async () => {
      const served = await serve(await place());
      const person = await someone(served, Date.now());
      const due = await nextAt(served, person.uid);
      const path = await backedUp(served);
      expect(await queueDueAt(served.database, due)).toBe(1);
      const after = await restored(served, path);
      expect(await queueDueAt(after.database, due + 1)).toBe(0);
      expect(await queueDueAt(after.database, due + 7 * day)).toBe(1);
      await after.database.close();
    });

    it("mail nothing on another machine that was due before, and continue from there", async () => {
      const served = await serve(await place());
      const person = await someone(served, Date.now() - 15 * day);
      const [path, due] = [await backedUp(served), await nextAt(served, person.uid)];
      const after = await restored(served, path, await place());
      expect(due).toBeLessThan(Date.now());
      expect(await queueDueAt(after.database, due + 1)).toBe(0);
      expect(await queueDueAt(after.database, due + 21 * day)).toBe(1);
      await after.database.close();
    });

    it("stay off or revoked if someone did that after the backup", async () => {
      const served = await serve(await place());
      const person = await someone(served, Date.now());
      await person.browser.ask("POST /api/account/reminders/feed");
      const [path, { feed }] = [await backedUp(served), await remindersOf(person)];
      await person.browser.ask("POST /api/account/reminders/feed");
      await served.database.write((query) => stopMails(query, secrets.stop(person.uid), Date.now()));
      const after = await restored(served, path);
      const row = await after.database.query.selectFrom("reminders").selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ uid: person.uid, lead: null, next_at: null });
      expect((await after.app.request(new URL(feed!.url!).pathname)).status).toBe(404);
      await after.database.close();
    });
  });
}

onEveryEngine(senderContract);
onEveryEngine(routesContract);
onEveryEngine(restoreContract);
