import fc from "fast-check";
import { samples } from "#sync/kinds/kinds.fixture.ts";
import { protocolEdition } from "#sync/protocol.ts";
import { recordKinds } from "#sync/record.ts";

/** What someone could send to push or pull. `~` in the body stands for the household's epoch. */
export interface OddRequest {
  to: "push" | "pull";
  /** What stands in the address for the household; null for itself. */
  place: string | null;
  type: string;
  body: string;
}

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(
    "",
    "\0",
    "a\0b",
    "\ud800",
    "\udc00x",
    "__proto__",
    "constructor",
    "家🧺",
    "' or 1=1 --",
    "x".repeat(90),
  ),
);

const oddNumber = fc.oneof(
  fc.constantFrom(
    -1,
    0.5,
    -0,
    1e308,
    2 ** 53,
    -(2 ** 63),
    Number.MAX_SAFE_INTEGER,
    Number.MIN_VALUE,
    1_000_000_000_001,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const oddValue = fc.oneof(
  oddText,
  oddNumber,
  fc.jsonValue({ maxDepth: 4, stringUnit: "binary" }),
  fc.constantFrom<unknown>(null, true, [], {}, JSON.parse(nested(40)), { __proto__: null }, "x".repeat(40_000)),
);

/** Few enough to meet again, many enough to be new. */
const recordId = fc.oneof(
  fc.constantFrom("a", "d@1:2_x.y"),
  fc.nat(999).map((number) => `r${number}`),
);

const soundRecord = fc
  .record({ kind: fc.constantFrom(...recordKinds), id: recordId, pick: fc.nat(9) })
  .chain(({ kind, id, pick }) =>
    fc.record({
      ...{ id: fc.constant(id), kind: fc.constant<unknown>(kind), version: fc.constant<unknown>(0) },
      ...{ schema: fc.constantFrom<unknown>(1, 1, 1, 2, 1_000), deleted: fc.constantFrom<unknown>(false, false, true) },
      fields: fc.constant(samples[kind][pick % samples[kind].length]!),
    }),
  )
  .map(({ fields, ...envelope }): Record<string, unknown> => ({ ...envelope, ...fields }));

/** A record in which a field or two are not what they were. */
const bentRecord = fc
  .tuple(soundRecord, fc.array(fc.tuple(fc.nat(20), oddText, oddValue, fc.boolean()), { maxLength: 2 }))
  .map(([record, bends]) => {
    const bent = { ...record };
    const names = Object.keys(record);
    for (const [index, name, value, isKnown] of bends) {
      const field = isKnown ? names[index % names.length]! : name;
      Object.defineProperty(bent, field, { value, enumerable: true, configurable: true, writable: true });
    }
    return bent;
  });

const base = fc.oneof(
  { weight: 6, arbitrary: fc.constant<unknown>(0) },
  { weight: 3, arbitrary: fc.nat(20) },
  oddValue,
);
const writeOf = (record: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: fc.record({ base, record }) }, oddValue);
const sound = fc.record({ base: fc.oneof(fc.constant(0), fc.nat(9)), record: soundRecord });

const usually = (value: unknown) => fc.oneof({ weight: 12, arbitrary: fc.constant(value) }, oddValue);

const message = fc.record(
  {
    protocol: usually(protocolEdition),
    epoch: usually("~"),
    writes: fc.oneof(
      { weight: 4, arbitrary: fc.array(sound, { maxLength: 4 }) },
      { weight: 8, arbitrary: fc.array(writeOf(bentRecord), { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(writeOf(oddValue), { maxLength: 8 }) },
      { weight: 1, arbitrary: oddValue },
    ),
    seq: fc.oneof(fc.nat(30), oddValue),
  },
  { noNullPrototype: true },
);

/** Breaks a text somewhere, or slips in what no serializer would write. */
const broken = fc
  .tuple(
    message,
    fc.nat(),
    fc.constantFrom("", "\0", '"', "}", ",", "1e999", "-", nested(50_000), '"__proto__":{"x":1},'),
  )
  .map(([value, where, slip]) => {
    const text = JSON.stringify(value);
    const at = where % (text.length + 1);
    return slip === "" ? text.slice(0, at) : text.slice(0, at) + slip + text.slice(at);
  });

const withPrototype = message.map((value) =>
  JSON.stringify(value).replaceAll('{"', '{"__proto__":{"deleted":true},"constructor":{"prototype":{}},"'),
);

const body = fc.oneof(
  { weight: 10, arbitrary: message.map((value) => JSON.stringify(value)) },
  { weight: 3, arbitrary: broken },
  { weight: 1, arbitrary: withPrototype },
  { weight: 1, arbitrary: fc.json({ maxDepth: 5, stringUnit: "binary" }) },
  { weight: 1, arbitrary: oddText },
);

const rarely = <T>(usual: T, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });

const oddPlace = fc.oneof(
  oddText.map((text) => encodeURIComponent(Buffer.from(text).toString())),
  fc.uuid(),
  fc.constantFrom("%", "%ff", "%E0%A4%A", "%00", "..", "..%2f..", "%2e%2e"),
);

export const oddRequest: fc.Arbitrary<OddRequest> = fc.record({
  to: fc.constantFrom("push", "push", "push", "pull"),
  place: rarely<string | null>(null, oddPlace),
  type: rarely("application/json", fc.constantFrom("text/plain", "", "application/json;charset=utf-16", "a/b", "json")),
  body,
});
