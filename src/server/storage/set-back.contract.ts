import { expect, it } from "vitest";
import type { Checkpoint } from "#sync/protocol.ts";
import { changeRetention } from "./changes.ts";
import {
  begin,
  granted,
  noCheckpoint,
  noon,
  refusal,
  roomy,
  type Setting,
  write,
} from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";
import type { Tables } from "./tables.ts";

const tables = ["households", "members", "documents", "changes", "lost_versions"] as const;
type Copy = Map<(typeof tables)[number], Tables[keyof Tables][]>;

/** A household whose database is replaced by an earlier copy while the server runs. Versions follow the clock. */
export function setBackContract(setting: Setting, open: () => Promise<Setting>): void {
  const made = async () => {
    const storage = householdStorage(setting.database, roomy);
    const household = await begin(storage, "maya");
    let now = noon;
    const pull = async (known: Checkpoint) => granted(await storage.pull(household, "maya", known, now));
    const push = async (epoch: string, seen: number, id: string, base = 0) => {
      now += 1_000;
      return storage.push(household, "maya", { epoch, seen, writes: [write(id, base, { at: now })] }, now);
    };
    const versionOf = async (...asked: Parameters<typeof push>) => granted(await push(...asked)).seq;
    return { household, storage, pull, push, versionOf, later: (by: number) => (now += by) };
  };

  async function copyOf(household: string): Promise<Copy> {
    const copy: Copy = new Map();
    for (const table of tables) copy.set(table, await rowsOf(table, household));
    return copy;
  }

  const rowsOf = (table: (typeof tables)[number], household: string) =>
    setting.database.query
      .selectFrom(table as "documents")
      .selectAll()
      .where((table === "households" ? "id" : "household_id") as "household_id", "=", household)
      .execute();

  async function putBack(household: string, copy: Copy): Promise<void> {
    const { query } = setting.database;
    for (const [table, rows] of copy) {
      const key = (table === "households" ? "id" : "household_id") as "household_id";
      await query
        .deleteFrom(table as "documents")
        .where(key, "=", household)
        .execute();
      if (rows.length > 0)
        await query
          .insertInto(table)
          .values(rows as never)
          .execute();
    }
  }

  it("[HS35] starts a new epoch for a device that is ahead of the counter, and names the gap", async () => {
    const { household, pull, versionOf } = await made();
    const first = await pull(noCheckpoint);
    const kept = await versionOf(first.epoch, 0, "a");
    const copy = await copyOf(household);
    const lost = await versionOf(first.epoch, kept, "b");
    await putBack(household, copy);
    const answer = await pull({ epoch: first.epoch, seq: lost });
    expect(answer.epoch).not.toBe(first.epoch);
    expect(answer.lost).toEqual([[kept, answer.seq]]);
    expect(answer.seq).toBeGreaterThanOrEqual(lost);
    expect(answer.records.map(({ id }) => id)).toEqual(["a"]);
    expect(await pull(answer)).toMatchObject({ epoch: answer.epoch, records: [], lost: [] });
  });

  it("[HS35] assigns no version twice, and detects the gap when the counter has passed the device", async () => {
    const { household, pull, versionOf } = await made();
    const { epoch } = await pull(noCheckpoint);
    const kept = await versionOf(epoch, 0, "a");
    const copy = await copyOf(household);
    const lost = [await versionOf(epoch, kept, "b"), await versionOf(epoch, kept, "a", kept)];
    await putBack(household, copy);
    const since = await versionOf(epoch, kept, "c");
    expect(since).toBeGreaterThan(Math.max(...lost));
    const next = await versionOf(epoch, since, "a", kept);
    const answer = await pull({ epoch, seq: lost[1]! });
    expect(answer.epoch).not.toBe(epoch);
    expect(answer.lost).toEqual([
      [kept, since - 1],
      [next, answer.seq],
    ]);
    expect(answer.records.map(({ version }) => version)).toEqual([since, next]);
    // Another device in the gap with the old epoch starts over in the same new one.
    expect(await pull({ epoch, seq: lost[0]! })).toEqual(answer);
  });

  it("[HS35] uses the newest version that a device saw, not only its pull checkpoint", async () => {
    const { household, pull, versionOf } = await made();
    const { epoch, seq } = await pull(noCheckpoint);
    const copy = await copyOf(household);
    const lost = await versionOf(epoch, 0, "a");
    await putBack(household, copy);
    expect((await pull({ epoch, seq, seen: lost })).lost).toHaveLength(1);
  });

  it("[HS35] refuses a push of a device that saw more, stores nothing, and has started a new epoch", async () => {
    const { household, pull, push, versionOf } = await made();
    const { epoch } = await pull(noCheckpoint);
    const kept = await versionOf(epoch, 0, "a");
    const copy = await copyOf(household);
    const lost = await versionOf(epoch, kept, "a", kept);
    await putBack(household, copy);
    expect(await push(epoch, lost, "a", lost)).toEqual(refusal("other-epoch"));
    const answer = await pull({ epoch, seq: lost });
    expect(answer.epoch).not.toBe(epoch);
    expect(answer.records.map(({ version }) => version)).toEqual([kept]);
  });

  it("[HS35] detects every gap of a database that was set back twice", async () => {
    const { household, pull, versionOf } = await made();
    const { epoch } = await pull(noCheckpoint);
    const kept = await versionOf(epoch, 0, "a");
    const copy = await copyOf(household);
    const one = await versionOf(epoch, kept, "b");
    await putBack(household, copy);
    const other = await versionOf(epoch, kept, "c");
    await putBack(household, copy);
    await versionOf(epoch, kept, "d");
    const gapsOf = async (seq: number) => (await pull({ epoch, seq })).lost;
    const isIn = (version: number) => (gap: readonly [number, number]) => version > gap[0] && version <= gap[1];
    expect((await gapsOf(other)).some(isIn(other))).toBe(true);
    expect((await gapsOf(one)).some(isIn(one))).toBe(true);
  });

  it("[HS35] mistakes nothing else for a set-back: a start, an epoch's first counter, a replaced or purged version", async () => {
    const { household, storage, pull, versionOf, later } = await made();
    const first = await pull(noCheckpoint);
    const replaced = await versionOf(first.epoch, 0, "a");
    const present = await versionOf(first.epoch, replaced, "a", replaced);
    for (const seq of [0, replaced, present])
      expect(await pull({ epoch: first.epoch, seq })).toMatchObject({ epoch: first.epoch, lost: [] });
    await storage.newEpoch(later(1_000));
    const second = await pull({ epoch: first.epoch, seq: present });
    await versionOf(second.epoch, second.seq, "b");
    expect((await pull(second)).epoch).toBe(second.epoch);
    expect((await pull({ epoch: first.epoch, seq: replaced })).epoch).toBe(second.epoch);
    await storage.purgeChanges(later(changeRetention + 10_000) - changeRetention);
    expect((await pull({ epoch: second.epoch, seq: replaced })).epoch).toBe(second.epoch);
    expect((await storage.pull(household, "maya", second, later(1))).ok).toBe(true);
  });

  it("[HS35] starts one epoch if two devices detect it at once", async () => {
    const { household, pull, versionOf } = await made();
    const { epoch } = await pull(noCheckpoint);
    const copy = await copyOf(household);
    const seen = await versionOf(epoch, 0, "a");
    await putBack(household, copy);
    const node = await open();
    const answers = await Promise.all([
      pull({ epoch, seq: seen }),
      node.storage.pull(household, "maya", { epoch, seq: seen }, noon + 60_000).then(granted),
    ]);
    expect(new Set(answers.map((answer) => answer.epoch)).size).toBe(1);
    await node.database.close();
  });

  it("[HS35] lets a false claim advance the counter by at most a day", async () => {
    const { pull, versionOf } = await made();
    const { epoch } = await pull(noCheckpoint);
    const forged = await pull({ epoch, seq: Number.MAX_SAFE_INTEGER });
    expect(forged.seq).toBeLessThanOrEqual(noon + 2 * 86_400_000);
    expect(await versionOf(forged.epoch, 0, "a")).toBeGreaterThan(forged.seq);
  });
}
