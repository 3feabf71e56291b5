import fc from "fast-check";
import { recordOf, recordWith, samples } from "../kinds/kinds.fixture.ts";
import { type AnyRecord, recordKinds } from "../record.ts";

/** Texts that are difficult for spreadsheets, JSON and UTF-8. */
const tricky = fc.constantFrom(
  "=",
  "+",
  "-",
  "@",
  "＝",
  "\t",
  "\r",
  "\n",
  '"',
  ";",
  ",",
  "'",
  " ",
  "\u200b",
  "\\",
  "🌙",
);
export const words = fc
  .array(fc.oneof({ weight: 3, arbitrary: tricky }, fc.string({ unit: "binary", maxLength: 4 }), fc.string()))
  .map((parts) => parts.join("").slice(0, 60));

// Written and read once, so that there is one zero only; names that no record may have are left out.
const extras = fc
  .dictionary(
    fc.stringMatching(/^x[a-z0-9 "]{0,4}$|^[0-9]{1,2}$/),
    fc.jsonValue({ maxDepth: 2, noUnicodeString: false }),
  )
  .map((fields): Record<string, unknown> => JSON.parse(JSON.stringify(fields)))
  .filter((fields) => !/"(__proto__|prototype|constructor)":/.test(JSON.stringify(fields)));

const wordFields = ["label", "note", "payee", "contains", "reason", "name"];

function withWords(fields: Readonly<Record<string, unknown>>, text: string): Record<string, unknown> {
  const changed = Object.entries(fields).map(([name, value]) => [name, wordFields.includes(name) ? `${text}.` : value]);
  return Object.fromEntries(changed);
}

const fieldsOfAnyKind = fc.constantFrom(
  ...recordKinds.flatMap((kind) => samples[kind].map((fields) => ({ kind, fields }))),
);

const liveRecord = fc
  .tuple(fieldsOfAnyKind, words, extras)
  .map(([{ kind, fields }, text, more]) => recordOf(kind, { ...more, ...withWords(fields, text) }));

const newerRecord = fc
  .tuple(fc.constantFrom(...recordKinds), extras)
  .map(([kind, fields]) => recordOf(kind, { ...fields, edition: 7 }));

/** Records of a household on a device: all kinds, unknown fields, newer editions, deleted ones. */
export const heldRecords: fc.Arbitrary<AnyRecord[]> = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 4, arbitrary: liveRecord }, newerRecord),
      fc.record({ version: fc.nat(), deleted: fc.boolean() }),
      fc.option(fc.integer({ min: 1 })),
    ),
  )
  .map((held) =>
    held.map(([record, envelope, restored], index) =>
      recordWith(record, { ...envelope, id: `${record.kind}-${index}`, ...(restored === null ? {} : { restored }) }),
    ),
  );
