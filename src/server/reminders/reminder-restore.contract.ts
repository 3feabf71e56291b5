import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Served, serve } from "../identity/identity-fixture.contract.ts";
import { backUp } from "../storage/backup.ts";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { restore } from "../storage/restore.ts";
import { lookAt, remindersOf, secrets, someone } from "./reminder-fixture.contract.ts";
import { stopMails } from "./reminder-storage.ts";

const day = 86_400_000;

/** What comes back from a backup. On every engine. */
export function restoreContract(engine: string, place: FreshPlace): void {
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

    it("[RM10] are as they were, and no week is mailed twice", async () => {
      const served = await serve(await place());
      const person = await someone(served, Date.now());
      const due = await nextAt(served, person.uid);
      const path = await backedUp(served);
      expect(await lookAt(served.database, due)).toBe(1);
      const after = await restored(served, path);
      expect(await lookAt(after.database, due + 1)).toBe(0);
      expect(await lookAt(after.database, due + 7 * day)).toBe(1);
      await after.database.close();
    });

    it("[RM10] mail nothing on another machine that was due before, and go on from there", async () => {
      const served = await serve(await place());
      const person = await someone(served, Date.now() - 15 * day);
      const [path, due] = [await backedUp(served), await nextAt(served, person.uid)];
      const after = await restored(served, path, await place());
      expect(due).toBeLessThan(Date.now());
      expect(await lookAt(after.database, due + 1)).toBe(0);
      expect(await lookAt(after.database, due + 21 * day)).toBe(1);
      await after.database.close();
    });

    it("[RM10] stay off, and taken back, where someone did that after the backup", async () => {
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
