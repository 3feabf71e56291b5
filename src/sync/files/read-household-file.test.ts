import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runWithPauses } from "#domain/cooperative-task.ts";
import { recordOf, recordWith } from "../kinds/kinds.fixture.ts";
import { householdFileWriting, largestHouseholdFile, writeHouseholdFile } from "./household-file.ts";
import { householdFileReading, readHouseholdFile } from "./read-household-file.ts";

const habit = recordOf("habit", { label: 'Cook "well" \\', timesAWeek: 2 });
const household = { name: "Ours", space: "shared" as const, records: [habit] };

function fileWith(records: readonly unknown[]): string {
  const inside = { name: "Ours", space: "shared", records };
  return JSON.stringify({ format: "weekfold-household", edition: 1, exportedAt: "", households: [inside] });
}

const sound = writeHouseholdFile({ exportedAt: 0, households: [household, household] });
const soundText = sound.ok ? sound.value.trimEnd() : "";

describe("a file that cannot be read", () => {
  const ours = '{"format":"weekfold-household","edition":1';
  it.each([
    ["words", "Dear diary", "not-json"],
    ["a table", "Id,Label\r\n1,Rent", "not-json"],
    ["an object that is none", "{ format: 1 }", "not-json"],
    ["another program's list", "[1, 2]", "not-ours"],
    ["another program's object", '{"households":[]}', "not-ours"],
    ["another format", '{"format":"other","edition":1,"households":[]}', "not-ours"],
    ["the format told too late", '{"households":[],"format":"weekfold-household","edition":1}', "not-ours"],
    ["a newer edition", '{"format":"weekfold-household","edition":2,"households":{"new":1}}', "newer-edition"],
    ["a newer edition that is cut", '{"format":"weekfold-household","edition":2,"households":[', "newer-edition"],
    ["no edition", '{"format":"weekfold-household","households":[]}', "damaged"],
    ["half an edition", '{"format":"weekfold-household","edition":0.5,"households":[]}', "damaged"],
    ["no households", `${ours}}`, "damaged"],
    ["households that are no list", `${ours},"households":{}}`, "damaged"],
    ["a household that is none", `${ours},"households":[7]}`, "damaged"],
    ["a household without records", `${ours},"households":[{"name":"","space":"shared"}]}`, "damaged"],
    ["a household in no space", `${ours},"households":[{"name":"","space":"","records":[]}]}`, "damaged"],
    ["a household without a name", `${ours},"households":[{"space":"shared","records":[]}]}`, "damaged"],
    ["something after its end", `${soundText}}`, "damaged"],
    ["a missing comma", `${ours} "households":[]}`, "damaged"],
  ])("[FI3] %s has its own problem", (_, text, problem) => {
    expect(readHouseholdFile(text)).toEqual({ ok: false, problem });
  });

  it("[FI3] that is truncated is reported as such, wherever it ends", () => {
    for (let length = 0; length < soundText.length; length++) {
      expect([length, readHouseholdFile(soundText.slice(0, length))]).toEqual([
        length,
        { ok: false, problem: "truncated" },
      ]);
    }
  });

  it("[FI3] that is too large is refused before it is read", () => {
    expect(readHouseholdFile(" ".repeat(largestHouseholdFile + 1))).toEqual({ ok: false, problem: "too-large" });
  });

  it("is refused without an exception, whatever its content", () => {
    const place = fc.nat({ max: soundText.length });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), place, place, (text, from, to) => {
        readHouseholdFile(text);
        readHouseholdFile(fileWith([text]));
        readHouseholdFile(soundText.slice(0, from) + text + soundText.slice(to));
      }),
      { numRuns: 2_000 },
    );
  });

  it("is read if and only if JSON.parse accepts it", () => {
    const place = fc.nat({ max: soundText.length - 1 });
    fc.assert(
      fc.property(place, fc.constantFrom('"', "{", "}", "[", "]", ",", ":", "\\", "1", " "), (at, mark) => {
        const text = soundText.slice(0, at) + mark + soundText.slice(at + 1);
        const read = readHouseholdFile(text);
        const isWhole = read.ok && read.value.households.every(({ skipped }) => skipped.length === 0);
        expect(isWhole && !isJson(text)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("a record that cannot be imported", () => {
  const other = recordWith(habit, { id: "other" });
  it.each([
    ["is no record", 7, "unreadable"],
    ["is a list", [habit], "unreadable"],
    ["has no id", { ...habit, id: undefined }, "unreadable"],
    ["has a name that would be taken for a prototype", JSON.parse('{"__proto__":{"id":"x"}}'), "unreadable"],
    ["is of an unknown kind", { ...habit, kind: "yacht" }, "unknown-kind"],
    ["has a bad field", recordWith(habit, { timesAWeek: 9 }), "bad-fields"],
    ["is too large", recordWith(habit, { more: "x".repeat(40_000) }), "record-too-large"],
    ["would delete", { ...habit, deleted: true }, "deleted"],
    ["has an id that came before", recordWith(other, { label: "Twice" }), "repeated-id"],
  ])("[FI4] because it %s is listed, and the others are offered", (_, bad, problem) => {
    const read = readHouseholdFile(fileWith([other, bad, recordWith(habit, { id: "last" })]));
    expect(read).toMatchObject({ ok: true, value: { households: [{ records: [other, { id: "last" }] }] } });
    const skipped = [{ index: 1, problem, text: JSON.stringify(bad) }];
    expect(read.ok && read.value.households[0]?.skipped).toEqual(skipped);
  });

  it("[FI4] with broken JSON is listed with its text", () => {
    const read = readHouseholdFile(soundText.replace('"timesAWeek":2', '"timesAWeek":'));
    expect(read.ok && read.value.households.map(({ records }) => records.length)).toEqual([0, 1]);
    expect(read.ok && read.value.households[0]?.skipped).toMatchObject([{ index: 0, problem: "unreadable" }]);
  });

  it("[FI4] drops the versions of another server", () => {
    const read = readHouseholdFile(fileWith([{ ...habit, version: "of old", restored: -1, deleted: false }]));
    expect(read.ok && read.value.households[0]?.records).toEqual([habit]);
  });
});

it("100 000 records are written and read in small steps that report progress", async () => {
  const records = Array.from({ length: 100_000 }, (_, index) => recordWith(habit, { id: `h${index}` }));
  const [writing, reading]: [number[], number[]] = [[], []];
  const given = { exportedAt: 0, households: [{ ...household, records }] };
  const file = await runWithPauses(householdFileWriting(given), (done) => void writing.push(done));
  const text = file.ok ? file.value : "";
  const read = await runWithPauses(householdFileReading(text), (done) => void reading.push(done));
  expect(read.ok && read.value.households[0]?.records.length).toBe(100_000);
  expect(reading.length).toBeGreaterThan(text.length / 20_000);
  expect(writing.length).toBeGreaterThan(190);
  for (const steps of [writing, reading]) {
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.every((done) => done > 0 && done <= 1)).toBe(true);
  }
});
