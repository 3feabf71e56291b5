import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runWithPauses } from "#domain/cooperative-task.ts";
import type { Currency } from "#domain/money/money.ts";
import { samples } from "../kinds/kinds.fixture.ts";
import { recordOf } from "../kinds/record.fixture.ts";
import { recordKinds } from "../record.ts";
import { csvWriting, writeCsvFiles } from "./csv-files.ts";
import { readCsv } from "./csv-reader.fixture.ts";
import { everySample, rowsOf } from "./csv-rows.fixture.ts";
import { heldRecords } from "./file-records.fixture.ts";

const usd = "USD" as Currency;

describe("the tables", () => {
  it("[FI7] are one file a kind, in UTF-8 with its mark and lines that end with CR and LF", () => {
    const { files, leftOut } = writeCsvFiles({ records: everySample, currency: usd });
    expect(files.map(({ kind }) => kind)).toEqual([...recordKinds]);
    expect(files.every(({ text }) => text.startsWith("\ufeffId,") && text.endsWith("\r\n"))).toBe(true);
    expect(leftOut).toBe(0);
  });

  it("[FI10] have a row of full width for every record of every kind, and no two columns of one name", () => {
    for (const { kind, text } of writeCsvFiles({ records: everySample, currency: usd }).files) {
      const [heading, ...rows] = readCsv(text);
      expect([kind, new Set(heading).size]).toEqual([kind, heading?.length]);
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([heading?.length]));
      expect(new Set(rows.map(([id]) => id))).toEqual(new Set(samples[kind].map((_, index) => `${kind}-${index}`)));
    }
  });

  it("[FI10] are in one order, by time and then as people ordered, however the records came", () => {
    const saves = [5, 3, 4].map((recordedAt) => ({
      ...recordOf("save", { ...samples.save[0], recordedAt }),
      id: `s${recordedAt}`,
    }));
    const earlier = { ...recordOf("save", { ...samples.save[1], week: "2026-W01" }), id: "z" };
    expect(rowsOf("save", [...saves, earlier]).map(({ Id }) => Id)).toEqual(["z", "s3", "s4", "s5"]);
    fc.assert(
      fc.property(heldRecords, (records) => {
        const turned = writeCsvFiles({ records: records.toReversed(), currency: usd });
        expect(turned).toEqual(writeCsvFiles({ records, currency: usd }));
      }),
    );
  });

  it("[FI12] say how many records they cannot hold, and leave out what was deleted", () => {
    const records = [
      recordOf("bill", { schema: 9 }),
      recordOf("pause", {}),
      { ...recordOf("pause", {}), deleted: true },
    ];
    expect(writeCsvFiles({ records, currency: usd })).toEqual({ files: [], leftOut: 2 });
  });

  it("[FI6] of 100 000 records are written in small steps that tell how much is done", async () => {
    const tick = recordOf("habit-tick", samples["habit-tick"][0]!);
    const records = Array.from({ length: 100_000 }, (_, index) => ({ ...tick, id: `t${index}` }));
    const steps: number[] = [];
    const { files } = await runWithPauses(csvWriting({ records, currency: usd }), (done) => void steps.push(done));
    expect(files[0]?.text.split("\r\n").length).toBe(100_002);
    expect(steps.length).toBe(400);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});
