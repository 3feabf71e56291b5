import { describe, expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import { newHouseholdRow } from "../households/household-rows.ts";
import { setAsideFact } from "../households/set-aside-facts.ts";
import { asSent, asWaiting } from "./device-database.ts";
import { assembleSalvage, type RawContent } from "./salvage.ts";

const person = (id: string): AnyRecord => ({
  ...{ id, kind: "person", schema: 1, version: 0, deleted: false },
  ...{ name: id, type: "adult" },
});
const row = (id: string, household = "home") => ({ household, id, record: person(id) });
const raw = (rows: unknown[], unreadable: IDBValidKey[] = []) => ({ rows, unreadable });
const home = newHouseholdRow("home", "shared");

const found = (part: RawContent): RawContent => ({
  ...{ households: raw([home]), records: raw([]), outbox: raw([]), facts: raw([]) },
  ...part,
});

describe("what can be read of a damaged device", () => {
  it("[HG17] is taken as it is, and what can’t be read is counted", () => {
    const { content, unreadable } = assembleSalvage(
      found({ records: raw([row("maya"), { id: 5 }, null], [["home", "ida"]]) }),
    );
    expect(content.records).toEqual([row("maya")]);
    expect(content.households).toEqual([home]);
    expect(unreadable).toBe(3);
  });

  it("[HG17] keeps records of a newer version of the app", () => {
    const newer = { ...row("maya"), record: { ...person("maya"), kind: "robot", schema: 9 } };
    expect(assembleSalvage(found({ records: raw([newer]) })).content.records).toEqual([newer]);
  });

  it("[HG17] sends a record again where what waited of it can’t be read", () => {
    const outbox = raw([{ household: "home", id: "tom", state: "?" }], [["home", "maya"]]);
    const { content } = assembleSalvage(found({ records: raw([row("maya"), row("tom"), row("ida")]), outbox }));
    expect(content.outbox).toEqual([row("maya"), row("tom")].map((one) => asWaiting(one, null)));
  });

  it("[HG17] brings a lost record back from what was sent of it, and drops what waits for nothing", () => {
    const sent = asSent(asWaiting(row("maya"), null), person("maya"));
    const { content } = assembleSalvage(found({ outbox: raw([sent, asWaiting(row("ida"), null)]) }));
    expect(content.records).toEqual([row("maya")]);
    expect(content.outbox).toEqual([sent]);
  });

  it("[HG17] brings a lost household back from its records", () => {
    const { content } = assembleSalvage({ records: raw([row("maya")]) });
    expect(content.households).toEqual([home]);
  });

  it("[HG17] leaves what was set aside where it was", () => {
    const fact = setAsideFact({ ...{ id: "aside", household: "x", name: "", until: 9 }, atServer: "done" });
    const aside = { ...row("maya"), household: "aside" };
    const { content } = assembleSalvage(found({ records: raw([aside]), facts: raw([fact]) }));
    expect([content.households, content.records, content.facts]).toEqual([[home], [aside], [fact]]);
  });

  it("[HG17] completes a household’s row that an older version wrote", () => {
    const older = { id: "home", space: "private", isOnServer: true, epoch: "e", seq: 4 };
    expect(assembleSalvage(found({ households: raw([older]) })).content.households).toEqual([
      { ...newHouseholdRow("home", "private"), ...older },
    ]);
  });
});
