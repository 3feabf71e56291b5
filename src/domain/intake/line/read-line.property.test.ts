import fc from "fast-check";
import { expect, it } from "vitest";
import { type Part, parts } from "../answers.ts";
import { american, egyptian, french, german, indian, japanese } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

const part = fc.constantFrom<Part>(...parts);
const asked = fc.constantFrom(american, german, french, indian, japanese, egyptian);
const people = [{ id: "maya", name: "Maya" }];

const structure = fc.constantFrom(
  ..."monthly|a week|pm|/yr|every two weeks|due 1st|on the 15th|by June 2027|2026-12-01|at 19.9%|min|have|saved|about|to|child|2019|and|want|irregular|twice a week|daily|Maya|$|€|(|)|-|:|–".split(
    "|",
  ),
);
const separator = fc.constantFrom(" ", " ", " ", ", ", ",", "; ", "\n", "\t", " • ", " | ", " - ");
const word = fc.stringMatching(/^zq[a-zäéß]{1,5}$/);
// Five digits are neither a date nor a year.
const number = fc.integer({ min: 10_000, max: 99_999 }).map(String);
const piece = fc.oneof(
  structure.map((text) => ({ text, isKept: false })),
  word.map((text) => ({ text, isKept: true })),
  number.map((text) => ({ text, isKept: true })),
);
const line = fc.array(fc.tuple(piece, separator), { maxLength: 25 });

const sorted = (texts: readonly string[]) => [...texts].sort();
const wordsOf = (text: string) => text.match(/zq[a-zäéß]+|\d{5}/g) ?? [];

it("[IL23] loses no word and no number that is not structure, and invents none", () => {
  fc.assert(
    fc.property(part, line, (of, typed) => {
      const text = typed.map(([{ text: piece }, after]) => piece + after).join("");
      const answered = readLine(of, text, american, people).flatMap((row) => Object.values(row));
      const kept = typed.filter(([{ isKept }]) => isKept).map(([{ text: piece }]) => piece);
      expect(sorted(wordsOf(answered.join(" | ")))).toEqual(sorted(kept));
    }),
    { numRuns: 600 },
  );
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc
    .array(fc.oneof(structure, separator, fc.string({ unit: "grapheme", maxLength: 4 })), { maxLength: 30 })
    .map((all) => all.join("")),
);
const foreignLetters = (text: string) => text.match(/(?![A-Za-z])[\p{L}\p{Emoji_Presentation}]/gu) ?? [];

it("[IL22] [IL23] reads any text in any place without throwing, and keeps every letter beyond English", () => {
  fc.assert(
    fc.property(part, asked, anyText, (of, by, text) => {
      const rows = readLine(of, text, by, people);
      const answers = rows.flatMap((row) => Object.values(row));
      for (const row of rows) expect(Object.keys(row).length).toBeGreaterThan(0);
      for (const answer of answers) expect(answer.trim()).not.toBe("");
      expect(foreignLetters(answers.join("")).length).toBeGreaterThanOrEqual(foreignLetters(text).length);
    }),
    { numRuns: 600 },
  );
});

it("[IL25] reads lines one by one: two together are what each is alone", () => {
  const oneLine = line.map((typed) => typed.map(([{ text }, after]) => text + after.replace("\n", " ")).join(""));
  fc.assert(
    fc.property(part, oneLine, oneLine, (of, first, second) => {
      const alone = [first, second].flatMap((text) => readLine(of, text, american, people));
      expect(readLine(of, `${first}\n${second}`, american, people)).toEqual(alone);
    }),
    { numRuns: 100 },
  );
});
