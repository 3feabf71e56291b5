import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventNames } from "#sync/events/catalogue.ts";
import type { EventBatch, SentEvent } from "#sync/events/event-batch.ts";
import { batchOf, day, noon, sentEvent } from "./event-fixture.contract.ts";
import { eventsIn, readBatch } from "./read-batch.ts";

const received = noon + 5_000;
const arrival = { received, isBot: false };

const manyParams = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, index]));

const readAll = (events: readonly unknown[], more: object = {}) => {
  const batch = readBatch(JSON.stringify(batchOf(events, more)));
  return batch && eventsIn(batch, arrival);
};
const readOne = (more: object, batch: object = {}) => readAll([{ ...sentEvent(), ...more }], batch)?.[0];

describe("reading a batch", () => {
  it("[EV11] reads what a browser sends, with its proof of consent", () => {
    const event = sentEvent();
    const [read] = readAll([event])!;
    const { week, reached, first, last, id, name, params } = event;
    expect(read).toMatchObject({ week, reached, first, last, id, name, params, isBot: false });
    expect(read!.consent).toEqual({ version: 1, at: noon - day, by: "visitor" });
  });

  it.each<[string, object]>([
    ["no events", { events: [] }],
    ["too many events", { events: Array(51).fill(sentEvent()) }],
    ["no list of events", { events: "landing" }],
    ["no consent", { consent: undefined }],
    ["consent by nobody", { consent: { version: 1, at: noon, by: "nobody" } }],
    ["no time of sending", { sentAt: null }],
    ["half a millisecond", { sentAt: 0.5 }],
    ["a time before all times", { sentAt: -1 }],
  ])("[EV12] refuses a batch with %s", (_, more) => {
    expect(readBatch(JSON.stringify(batchOf([sentEvent()], more)))).toBeNull();
  });

  it.each(["", "null", "[]", "{", '"events"', "[".repeat(59_000)])(
    "[EV12] refuses a body that begins %.10s",
    (body) => {
      expect(readBatch(body)).toBeNull();
    },
  );

  it.each<[string, object]>([
    ["a name with large letters", { name: "Purchase" }],
    ["a name that begins with a figure", { name: "1st_purchase" }],
    ["a name with other signs", { name: "plan-pick" }],
    ["a name that is too long", { name: "p".repeat(41) }],
    ["no name", { name: "" }],
    ["a declared event’s eleven parameters", { name: "plan_pick", params: manyParams(11) }],
    ["a declared event’s long value", { name: "plan_pick", params: { plan_name: "x".repeat(101) } }],
    ["a declared event’s odd parameter", { name: "plan_pick", params: { "plan-name": "x" } }],
    ["a declared event’s list", { name: "plan_pick", params: { plans: ["x"] } }],
    ["a declared event’s nothing", { name: "plan_pick", params: { plan_name: null } }],
    ["half a sign in a declared event", { name: "plan_pick", params: { plan_name: "a\ud800" } }],
    ["no parameters", { params: null }],
    ["a parameter of another kind", { params: { weekId: 46 } }],
    ["a week that is none", { params: { weekId: "2026-W54" } }],
    ["a word that is not in the list", { name: "intake_view", params: { mode: "delete" } }],
    ["a text that is too long", { name: "lander_view", params: { lander_id: "a".repeat(101) } }],
    ["an id with other signs", { id: "<script>!" }],
    ["an id that is too short", { id: "short" }],
    ["no visit", { visit: "" }],
    ["a source that is too long", { first: { source: "a".repeat(101), medium: "", campaign: "", lander: "" } }],
    ["a cohort that is no week", { since: "autumn" }],
    ["an unknown step", { reached: ["riches"] }],
    ["a week before the first", { week: -1 }],
    ["half a sign", { name: "lander_view", params: { lander_id: "a\ud800" } }],
    ["a sign that ends texts", { last: { source: "a\0", medium: "", campaign: "", lander: "" } }],
  ])("[EV12] drops an event with %s, and keeps those beside it", (_, more) => {
    const [before, after] = [sentEvent(), sentEvent()];
    const read = readAll([before, { ...sentEvent(), ...more }, 7, null, [], after]);
    expect(read?.map(({ id }) => id)).toEqual([before.id, after.id]);
  });

  it("[EV13] keeps only the parameters that the catalogue knows of an event", () => {
    expect(readOne({ params: { weekId: "2026-W46", amount: 12_50, note: "rent" } })?.params).toEqual({
      weekId: "2026-W46",
    });
    expect(readOne({ name: "landing", params: { email: "maya@home.example" } })?.params).toEqual({});
  });

  it("[EV25] keeps declared events of names outside the catalogue, with up to ten short parameters", () => {
    const params = { ...manyParams(8), plan_name: "x".repeat(100), enabled: true };
    expect(readOne({ name: "plan_pick", params })).toMatchObject({ name: "plan_pick", params });
    expect(readOne({ name: "p".repeat(40), params: {} })?.params).toEqual({});
    expect(readOne({ name: "constructor", params: {} })?.name).toBe("constructor");
  });

  it("[EV25] takes no event of the catalogue as a declared one: it has its own parameters or is dropped", () => {
    expect(readOne({ name: "week_save", params: { amount: 12_50 } })).toBeUndefined();
    expect(readOne({ name: "landing", params: manyParams(10) })?.params).toEqual({});
  });

  it("[EV13] keeps each reached step once", () => {
    expect(readOne({ reached: ["home", "landing", "home", "landing"] })?.reached).toEqual(["landing", "home"]);
  });
});

describe("when it happened", () => {
  it.each<[string, number, number, number]>([
    ["right", noon - 1_000, noon, received - 1_000],
    ["two years ahead", noon + 730 * day - 60_000, noon + 730 * day, received - 60_000],
    ["at its beginning", 0, 60_000, received - 60_000],
  ])("[EV14] is told by our clock where the browser’s is %s", (_, at, sentAt, ours) => {
    expect(readOne({ at }, { sentAt })?.at).toBe(ours);
  });

  it("[EV14] is never later than it came", () => {
    expect(readOne({ at: noon + 1 })?.at).toBe(received);
    expect(readOne({ at: noon + day })?.at).toBe(received);
  });

  it("[EV14] is at most 31 days ago, and hardly ahead, or the event is dropped", () => {
    expect(readOne({ at: noon - 31 * day })?.at).toBe(received - 31 * day);
    expect(readOne({ at: noon - 31 * day - 1 })).toBeUndefined();
    expect(readOne({ at: noon + day + 1 })).toBeUndefined();
    expect(readOne({ at: Number.MAX_SAFE_INTEGER })).toBeUndefined();
  });
});

describe("whatever is sent", () => {
  const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }), fc.integer(), fc.constant(undefined));
  const event = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(sentEvent())), odd, { maxKeys: 3 }),
      fc.constantFrom(...eventNames),
    )
    .map(([more, name]) => ({ ...sentEvent({ name } as Partial<SentEvent>), ...more }));

  it("[EV12] is read or dropped, and never throws", () => {
    const batch = fc.array(fc.oneof(event, odd), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(batch, fc.nat(), (events, sentAt) => {
        const read = readBatch(JSON.stringify(batchOf(events, { sentAt: noon + sentAt }))) as EventBatch;
        for (const kept of eventsIn(read, arrival)) {
          expect(kept.at).toBeLessThanOrEqual(received);
          expect(kept.at).toBeGreaterThanOrEqual(received - 31 * day);
          expect(JSON.stringify(kept)).not.toMatch(/\\ud[89a-f]|\\u0000/);
        }
      }),
    );
  });
});
