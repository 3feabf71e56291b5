import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import {
  anew,
  begin,
  granted,
  logOf,
  noon,
  note,
  pullAll,
  pushTo,
  type Setting,
  write,
} from "../household-fixture.contract.ts";
import type { HouseholdStorage } from "../household-storage.ts";

const writers = 8;
const pushes = 100;

export function writersContract(setting: Setting, open: () => Promise<Setting>): void {
  /** A writer adds a record with every push, and writes its own tally anew. */
  async function writeOn(storage: HouseholdStorage, household: string, name: number): Promise<void> {
    let base = 0;
    for (let count = 1; count <= pushes; count += 1) {
      const writes = [write(`tally-${name}`, base, { count }), write(`${name}-${count}`, 0, { count })];
      const { results } = granted(await pushTo(storage, household, "maya", writes, noon));
      const [tally] = results;
      if (!tally || !("accepted" in tally)) throw new Error("a tally that nobody else writes was refused");
      base = tally.accepted;
    }
  }

  /** A device that never rests: small pages, until the writers are done and there is no more. */
  async function readOn(household: string, isDone: () => boolean): Promise<AnyRecord[]> {
    const seen: AnyRecord[] = [];
    let known: { epoch: string | null; seq: number } = anew;
    for (;;) {
      const wasDone = isDone();
      const answer = granted(await setting.storage.pull(household, "maya", known, noon, 7));
      seen.push(...answer.records);
      known = answer;
      if (wasDone && !answer.hasMore) return seen;
      if (answer.records.length === 0) await sleep(2);
    }
  }

  it("[HS10] lets a reader miss nothing while eight writers push on two nodes", { timeout: 60_000 }, async () => {
    const node = await open();
    const household = await begin(setting.storage, "maya");
    let isDone = false;
    const reading = readOn(household, () => isDone);
    const storages = Array.from({ length: writers }, (_, name) => (name % 2 ? node.storage : setting.storage));
    await Promise.all(storages.map((storage, name) => writeOn(storage, household, name)));
    isDone = true;
    const seen = await reading;
    const versions = seen.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    const latest = [...new Map(seen.map((record) => [record.id, record])).values()];
    const byVersion = latest.sort((one, other) => one.version - other.version);
    expect(byVersion).toHaveLength(writers * (pushes + 1));
    expect(byVersion).toEqual(await pullAll(setting.storage, household, "maya"));
    const log = await logOf(setting.database, household);
    expect(log).toHaveLength(2 * writers * pushes);
    expect(byVersion.at(-1)?.version).toBe(2 * writers * pushes);
    await node.database.close();
  });

  it("[HS11] accepts exactly one of the writes that race for a record, and gives the others that one", async () => {
    const node = await open();
    const household = await begin(setting.storage, "maya");
    for (let base = 0; base < 10; base += 1) {
      const racers = Array.from({ length: 6 }, (_, racer) => (racer % 2 ? node : setting).storage);
      const pushed = racers.map((storage, racer) =>
        pushTo(storage, household, "maya", [write("a", base, { racer })], noon),
      );
      const results = (await Promise.all(pushed)).map((answer) => granted(answer).results[0]!);
      const winners = results.flatMap((result, racer) => ("accepted" in result ? [racer] : []));
      expect(winners).toHaveLength(1);
      const current = { ...note("a", { racer: winners[0] }), version: base + 1 };
      expect(results.filter((result) => "current" in result)).toEqual(Array(5).fill({ id: "a", current }));
    }
    await node.database.close();
  });
}
