import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  allRows,
  backedUp,
  engines,
  fill,
  headerWith,
  linesOf,
  within,
  writeLines,
} from "./backup-fixture.contract.ts";
import { freshFolder, type Place } from "./engines.contract.ts";
import { anew, begin, granted, noon, pushTo, refusal, write } from "./household-fixture.contract.ts";
import { restore } from "./restore.ts";

/** A file beside which nothing else lies. */
function file(content: string | Buffer): string {
  const path = join(freshFolder(), "file");
  writeFileSync(path, content);
  return path;
}

const later = ["0001-site-facts", "0002-households", "9999-later"];

describe.each(engines)("a restore into %s", (_, place) => {
  const filled = async (): Promise<Place> => {
    const here = await place();
    await within(here, async (storage) => fill(storage, await begin(storage, "maya"), 300));
    return here;
  };

  it("[BK7] names what is wrong with a file, and touches nothing", async () => {
    const here = await filled();
    const good = await backedUp(here);
    const [header = "", ...rows] = linesOf(good);
    const bytes = readFileSync(good);
    const bad: [string, string][] = [
      [join(freshFolder(), "none"), "There is no file"],
      [freshFolder(), "can't be read"],
      [file("a letter"), "is not a backup"],
      [file(""), "ends too early"],
      [file(gzipSync("a letter\n")), "is not a backup"],
      [file(gzipSync('{"format":"weekfold-household"}\n')), "is not a backup"],
      [file(bytes.subarray(0, bytes.length / 2)), "ends too early"],
      [file(gzipSync(`${[header, ...rows].join("\n")}\n`)), "ends too early"],
      [file(gzipSync(`${[header, ...rows, '{"rows":{},"sha256":""}'].join("\n")}\n`)), "was changed or damaged"],
      [file(gzipSync(`${[header, ...rows, "[]"].join("\n")}\n`)), "was changed or damaged"],
      [writeLines([headerWith({ edition: 2 })]), "newer Weekfold"],
      [writeLines([headerWith({ migrations: later })]), "newer Weekfold"],
      [writeLines([headerWith({}), '["planets",{"id":"x"}]']), "newer Weekfold"],
      [writeLines([headerWith({ madeAt: 5 })]), "was changed or damaged"],
    ];
    const before = await allRows(here);
    for (const [path, words] of bad) await expect(restore(here, path, { replace: true })).rejects.toThrow(words);
    expect(await allRows(here)).toEqual(before);
  });

  it("[BK7] refuses a file cut at any place, or takes it for what it was", async () => {
    const here = await filled();
    const bytes = readFileSync(await backedUp(here));
    const before = await allRows(here);
    for (let n = 0; n < 40; n += 1) {
      const at = Math.floor((n * bytes.length) / 40);
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1 << (n % 8);
      for (const content of [bytes.subarray(0, at), flipped])
        await restore(here, file(content), { replace: true }).catch(({ name }) => expect(name).toBe("BackupProblem"));
    }
    const { documents, changes } = await allRows(here);
    expect({ documents, changes }).toEqual({ documents: before.documents, changes: before.changes });
  });

  it("[BK8] refuses a database that holds households unless it may replace them, and then replaces all", async () => {
    const [here, there] = [await filled(), await filled()];
    const path = await backedUp(here);
    const before = await allRows(there);
    await expect(restore(there, path)).rejects.toThrow("holds households");
    expect(await allRows(there)).toEqual(before);
    await restore(there, path, { replace: true });
    expect((await allRows(there)).documents).toEqual((await allRows(here)).documents);
  });

  it("[BK8] leaves everything as it was if it fails half-way", async () => {
    const here = await filled();
    const lines = linesOf(await backedUp(here));
    const twice = writeLines([...lines, lines.at(-1)!]);
    const before = await allRows(here);
    await expect(restore(here, twice, { replace: true })).rejects.toThrow();
    expect(await allRows(here)).toEqual(before);
    await within(here, (storage) => begin(storage, "maya"));
  });

  it("[BK9] gives every household a new epoch, revokes invitations, and sends no old mail", async () => {
    const here = await place();
    const { household, secret, epoch } = await within(here, async (storage, { query }) => {
      const household = await begin(storage, "maya");
      granted(await pushTo(storage, household, "maya", [write("a", 0)], noon));
      const { secret } = granted(await storage.invite(household, "maya", { by: "link" }, noon));
      const mail = { id: "m", queued_at: noon, due_at: noon, attempts: 0, body: "{}" };
      await query.insertInto("mails").values(mail).execute();
      return { household, secret, epoch: granted(await storage.pull(household, "maya", anew, noon)).epoch };
    });
    await restore(here, await backedUp(here), { replace: true });
    await within(here, async (storage, { query }) => {
      const sent = { epoch, writes: [write("b", 0)] };
      expect(await storage.push(household, "maya", sent, noon)).toEqual(refusal("other-epoch"));
      expect(granted(await storage.pull(household, "maya", { epoch, seq: 1 }, noon))).toMatchObject({
        lost: [[1, expect.any(Number)]],
        seq: expect.any(Number),
      });
      expect((await storage.takeInvitation(secret, { uid: "tom", contact: "tom@example" }, noon)).ok).toBe(false);
      expect(granted(await storage.invitationsOf(household, "maya", noon))).toMatchObject([{ state: "revoked" }]);
      expect(await query.selectFrom("mails").selectAll().execute()).toEqual([]);
    });
  });

  it("[BK10] brings a backup of an earlier release forward", async () => {
    const id = "00000000-0000-4000-8000-000000000001";
    const household = { id, epoch: "old", seq: 0, created_at: noon, record_count: 0 };
    const owner = { household_id: id, uid: "maya", role: "owner", joined_at: noon, removed_at: null };
    const path = writeLines([
      headerWith({ migrations: ["0001-site-facts", "0002-households"] }),
      JSON.stringify(["site_facts", { name: "installation", value: "the old one" }]),
      JSON.stringify(["households", household]),
      JSON.stringify(["members", owner]),
    ]);
    const here = await place();
    await restore(here, path);
    await within(here, async (storage, database) => {
      expect(await storage.householdsOf("maya")).toMatchObject([{ householdId: id, space: "shared", role: "owner" }]);
      const facts = await database.query.selectFrom("site_facts").selectAll().execute();
      expect(facts).toContainEqual({ name: "installation", value: "the old one" });
      expect(await database.works()).toBe(true);
    });
  });

  it("[BK10] is refused by a database that a newer Weekfold has written", async () => {
    const [here, there] = [await filled(), await place()];
    const path = await backedUp(here);
    await within(there, (_, { query }) =>
      query.insertInto("migrations").values({ name: "9999-later", at: "" }).execute(),
    );
    await expect(restore(there, path, { replace: true })).rejects.toThrow("written by a newer Weekfold");
  });
});
