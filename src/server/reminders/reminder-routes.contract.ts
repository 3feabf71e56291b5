import { describe, expect, it } from "vitest";
import { Browser, site, told } from "../identity/browser.contract.ts";
import { newMember, servedOn } from "../identity/identity-fixture.contract.ts";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { due, lookAt, mailsTo, remindersOf, secrets, someone, sunday } from "./reminder-fixture.contract.ts";

const choice = { date: sunday, mail: 60 };

/** What people choose, and the addresses that work without a session. On every engine. */
export function routesContract(engine: string, place: FreshPlace): void {
  describe(`choosing reminders on ${engine}`, () => {
    const served = servedOn(place);
    const stranger = () => new Browser(served);

    it("[RM3] keeps what each person chose, for them alone", async () => {
      const [maya, tom] = [await newMember(served), await newMember(served)];
      expect(await remindersOf(maya)).toMatchObject({ choice: null, feed: null, nextMail: null, email: maya.email });
      expect((await maya.browser.ask("POST /api/account/reminders", choice)).status).toBe(200);
      // Nothing is mailed to an address before it is confirmed.
      expect(await remindersOf(maya)).toMatchObject({ choice, nextMail: null, emailVerified: false });
      expect((await remindersOf(tom)).choice).toBeNull();
      expect(await told(await stranger().ask("GET /api/account/reminders"))).toBe("401 signed-out");
      expect(await told(await stranger().ask("POST /api/account/reminders", choice))).toBe("401 signed-out");
    });

    it.each([
      { ...choice, mail: 61 },
      { ...choice, date: { ...sunday, weekday: 8 } },
      { ...choice, date: { ...sunday, minute: 1440 } },
      { ...choice, date: { ...sunday, timeZone: "Mars/Olympus" } },
      { ...choice, date: { ...sunday, timeZone: "Europe/Berlin\r\nX:1" } },
      {},
    ])("[RM3] refuses %o", async (body) => {
      const { browser } = await newMember(served);
      expect(await told(await browser.ask("POST /api/account/reminders", body))).toBe("400 malformed");
    });

    it("[RM3] takes nothing from a page of another site", async () => {
      const { browser } = await newMember(served);
      for (const line of ["POST /api/account/reminders", "POST /api/account/reminders/feed"])
        expect(await told(await browser.ask(line, choice, { origin: "https://evil.example" }))).toBe(
          "403 other-origin",
        );
    });

    it("[RM6] switches the mails off by one post, from any program, and does nothing else", async () => {
      const person = await someone(served);
      await lookAt(served.database, due);
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
      expect(await lookAt(served.database, due + 7 * 86_400_000)).toBe(0);
    });

    it("[RM6] knows no other secret, not even the one of a calendar", async () => {
      const person = await someone(served);
      await person.browser.ask("POST /api/account/reminders/feed");
      const feed = new URL((await remindersOf(person)).feed!.url!).pathname.split("/").at(-1)!.replace(".ics", "");
      for (const secret of [feed, "x".repeat(43), "%00"])
        expect(await told(await stranger().ask(`POST /api/unsubscribe/${secret}`))).toBe("404 not-found");
      expect(await told(await stranger().ask(`GET /api/calendar/${secrets.stop(person.uid)}.ics`))).toBe(
        "404 not-found",
      );
      expect((await remindersOf(person)).choice?.mail).toBe(60);
    });

    it("[RM7] gives a calendar an address that can be shown again, replaced and switched off", async () => {
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

    it("[RM7] keeps no secret in the database or the log", async () => {
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

    it("[RM8] answers with a calendar, and with nothing where a program has it already", async () => {
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

    it("[RM5] forgets all of it with the account", async () => {
      const { browser, uid } = await someone(served);
      await browser.ask("POST /api/account/reminders/feed");
      await browser.ask("DELETE /api/account");
      const rows = served.database.query.selectFrom("reminders").select("uid").where("uid", "=", uid);
      expect(await rows.execute()).toEqual([]);
    });
  });
}
