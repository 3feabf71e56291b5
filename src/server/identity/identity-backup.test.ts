import { join } from "node:path";
import { expect, it } from "vitest";
import { backUp } from "../storage/backup.ts";
import { type FreshPlace, onEveryEngine } from "../storage/engines.contract.ts";
import { restore } from "../storage/restore.ts";
import { Browser, outcomeOf } from "./browser.contract.ts";
import { mailedToken, newMember, type Served, serve } from "./identity-fixture.contract.ts";

async function backedUp(place: FreshPlace) {
  const where = await place();
  const served = await serve(where);
  const [stays, leaves] = [await newMember(served), await newMember(served)];
  const path = join(where.dataDir, "backup.jsonl.gz");
  await backUp(where, path, new Date());
  return { where, served, stays, leaves, path };
}

async function restored(served: Served, path: string): Promise<Served> {
  await served.database.close();
  await restore(served.place, path, { replace: true });
  return serve(served.place);
}

onEveryEngine((engine, place) => {
  it(`[BK8] replaces no accounts on ${engine} unless asked for`, async () => {
    const { served, stays, path } = await backedUp(place);
    await served.database.close();
    await expect(restore(served.place, path)).rejects.toThrow("The database holds people.");
    const after = await serve(served.place);
    stays.browser.served = after;
    expect((await stays.browser.user())?.uid).toBe(stays.uid);
    await after.database.close();
  });

  it(`[ID29] keeps accounts through a restore on ${engine}, and ends their sessions and links`, async () => {
    const { served, stays, path } = await backedUp(place);
    const token = mailedToken(served, stays.email);
    const after = await restored(served, path);
    stays.browser.served = after;
    expect(await stays.browser.user()).toBeNull();
    expect(await outcomeOf(await stays.browser.ask("POST /api/account/verify", { token }))).toBe("400 link-over");
    expect(await outcomeOf(await stays.browser.signIn(stays.email))).toBe("200");
    expect((await stays.browser.user())?.uid).toBe(stays.uid);
    await after.database.close();
  });

  it(`[ID29] restores nobody on ${engine} who erased their account after the backup`, async () => {
    const { served, leaves, stays, path } = await backedUp(place);
    expect(await outcomeOf(await leaves.browser.ask("DELETE /api/account"))).toBe("200");
    const after = await restored(served, path);
    expect(await outcomeOf(await new Browser(after).signIn(leaves.email))).toBe("401 wrong-credentials");
    const people = await after.database.query.selectFrom("people").select("id").execute();
    expect(people).toEqual([{ id: stays.uid }]);
    const events = await after.database.query.selectFrom("account_events").select("uid").execute();
    expect(events).toEqual([{ uid: stays.uid }]);
    await after.database.close();
  });
});
