import { describe, expect, it } from "vitest";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { newHouseholdRow } from "../households/household-rows.ts";
import { setAsideFact } from "../households/set-aside-facts.ts";
import { asSent, asWaiting } from "./device-database.ts";
import { assembleSalvage, type RawContent } from "./salvage.ts";

const person = (id: string): AnyRecord => recordOf("person", { id, name: id, kind: "adult" });
const row = (id: string, household = "home") => ({ household, id, record: person(id) });
const raw = (rows: unknown[], unreadable: IDBValidKey[] = []) => ({ rows, unreadable });
const home = newHouseholdRow("home", "shared");

const found = (part: RawContent): RawContent => ({
  households: raw([home]),
  records: raw([]),
  outbox: raw([]),
  facts: raw([]),
  ...part,
});

describe("salvaging a damaged device", () => {
  it("keeps valid rows, and counts unreadable ones", () => {
    const { content, unreadable } = assembleSalvage(
      found({ records: raw([row("maya"), { id: 5 }, null], [["home", "ida"]]) }),
    );
    expect(content.records).toEqual([row("maya")]);
    expect(content.households).toEqual([home]);
    expect(unreadable).toBe(3);
  });

  it("keeps records of a newer version of the app", () => {
    const newer = { ...row("maya"), record: recordWith(person("maya"), { kind: "robot", edition: 9 }) };
    expect(assembleSalvage(found({ records: raw([newer]) })).content.records).toEqual([newer]);
  });

  it("queues a record again if its outbox row is unreadable", () => {
    const outbox = raw([{ household: "home", id: "tom", state: "?" }], [["home", "maya"]]);
    const { content } = assembleSalvage(found({ records: raw([row("maya"), row("tom"), row("ida")]), outbox }));
    expect(content.outbox).toEqual([row("maya"), row("tom")].map((one) => asWaiting(one, null)));
  });

  it("restores a lost record from its outbox row, and drops outbox rows without a record", () => {
    const sent = asSent(asWaiting(row("maya"), null), person("maya"));
    const { content } = assembleSalvage(found({ outbox: raw([sent, asWaiting(row("ida"), null)]) }));
    expect(content.records).toEqual([row("maya")]);
    expect(content.outbox).toEqual([sent]);
  });

  it("restores a lost household from its records", () => {
    const { content } = assembleSalvage({ records: raw([row("maya")]) });
    expect(content.households).toEqual([home]);
  });

  it("keeps what was set aside", () => {
    const fact = setAsideFact({ id: "aside", household: "x", name: "", until: 9, atServer: "done" });
    const aside = { ...row("maya"), household: "aside" };
    const { content } = assembleSalvage(found({ records: raw([aside]), facts: raw([fact]) }));
    expect([content.households, content.records, content.facts]).toEqual([[home], [aside], [fact]]);
  });

  it("completes a household row of an older version", () => {
    const older = { id: "home", space: "private", isOnServer: true, epoch: "e", seq: 4 };
    expect(assembleSalvage(found({ households: raw([older]) })).content.households).toEqual([
      { ...newHouseholdRow("home", "private"), ...older },
    ]);
  });
});
