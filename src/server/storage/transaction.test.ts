import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { onEveryEngine } from "./engines.contract.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";
import { InDoubtCommit, withRetries } from "./transaction.ts";

const fault = (code: string) => Object.assign(new Error(code), { code });

/** Fails `times` times, then returns how often it was tried. */
function failing(times: number, code: string) {
  let tried = 0;
  return async () => {
    tried += 1;
    if (tried <= times) throw fault(code);
    return tried;
  };
}

describe("a transaction that conflicts with another one", () => {
  const isCode = (wanted: string) => (error: unknown) => (error as { code: string }).code === wanted;
  const retries = { isConflict: isCode("40001"), isConnectionLost: isCode("57P01") };

  it("is retried", async () => {
    expect(await withRetries(failing(2, "40001"), retries)).toBe(3);
  });

  it("fails after five attempts", async () => {
    expect(await withRetries(failing(4, "40001"), retries)).toBe(5);
    await expect(withRetries(failing(5, "40001"), retries)).rejects.toThrow("40001");
  });

  it("is not retried after any other error", async () => {
    await expect(withRetries(failing(1, "23505"), retries)).rejects.toThrow("23505");
  });

  it("is retried for longer if the connection was lost before the commit", async () => {
    expect(await withRetries(failing(8, "57P01"), retries)).toBe(9);
  });

  it("is retried after an in-doubt commit only if it is repeatable", async () => {
    const inDoubt = () => {
      let tried = 0;
      return async () => {
        tried += 1;
        if (tried === 1) throw new InDoubtCommit();
        return tried;
      };
    };
    await expect(withRetries(inDoubt(), retries)).rejects.toThrow(InDoubtCommit);
    expect(await withRetries(inDoubt(), { ...retries, isRepeatable: true })).toBe(2);
  });

  it("is recognized by PostgreSQL's error codes; on SQLite writers wait before they begin", async () => {
    const postgres = postgresEngine("postgres://nobody@127.0.0.1:1/none");
    const codes = ["40001", "40P01", "23505"].map((code) => postgres.isConflict(fault(code)));
    expect(codes).toEqual([true, true, false]);
    expect(sqliteEngine(":memory:").isConflict(fault("SQLITE_BUSY"))).toBe(false);
  });
});

onEveryEngine((engine, place) => {
  describe(`two transactions on ${engine}`, () => {
    it("both take effect even though they deadlock", async () => {
      const database = await openDatabase(await place());
      const names = ["one", "two"];
      for (const name of names) await database.query.insertInto("site_facts").values({ name, value: "" }).execute();
      const sign = (signature: string, order: string[]) =>
        database.write(async (query) => {
          for (const name of order) {
            const value = sql<string>`value || ${signature}`;
            await query.updateTable("site_facts").set({ value }).where("name", "=", name).execute();
            await sleep(50);
          }
        });
      await Promise.all([sign("a", names), sign("b", names.toReversed())]);
      const facts = await database.query.selectFrom("site_facts").select("value").where("name", "in", names).execute();
      expect(facts.map(({ value }) => [...value].sort().join(""))).toEqual(["ab", "ab"]);
      await database.close();
    });
  });
});
