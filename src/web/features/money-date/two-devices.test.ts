import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signatureState, weekDecision } from "#domain/money-date/agenda-folded.ts";
import type { WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, figuresFrom } from "#web/household/figures/figures.fixture.ts";
import type { Command } from "#web/store/command.ts";
import { deviceWith, home, rowOf, storeOn } from "#web/store/store.fixture.ts";
import { replicate } from "#web/store/sync/replicate.ts";
import { type FakeServer, fakeServer, known } from "#web/store/sync/server.fixture.ts";
import { moneyDateWeek } from "./money-date-week.ts";
import { deciding, movingTo, reopening, signing, thanking, unsigning } from "./sign-off-commands.ts";

const week = "2026-W46" as WeekId;
const both = ["maya", "tom"];
const saved = recordOf("save", {
  id: "s",
  week,
  personId: "maya",
  amount: 5_000,
  target: { kind: "buffer" },
  note: "",
  recordedAt: 1,
});

/** A person's device with the household. It syncs only when `online` is called. */
async function device(server: FakeServer, uid: string) {
  const database = await deviceWith({ households: [known], records: coupleRecords(saved).map(rowOf) });
  const { store } = await storeOn(database);
  const online = async () => {
    await replicate({ database, remote: server.remoteOf(uid), onChanged: () => {} }, home);
    await store.reload();
  };
  const all = () =>
    Object.values(store.state.get().households.get(home)!.of).flatMap((one): readonly AnyRecord[] => one.records());
  const review = () => figuresFrom(all()).reviews.find((one) => one.week === week);
  const partOf = (id: string) => store.state.get().households.get(home)!.of["sign-off"].get(`${week}-${id}`);
  const date = () => moneyDateWeek(figuresFrom(all()), week);
  /** The decisions on the sheet, with their authors. */
  const decisions = () => date().decisions.map(({ text, personIds }) => [text, ...personIds]);
  /** Each person's signature, as the sheet shows it. */
  const signatures = () =>
    both.map((id) =>
      signatureState(
        date().signOffs.find(({ personId }) => personId === id),
        date().signOffs,
      ),
    );
  const sign = (people: readonly string[], among: readonly string[], at: number) =>
    run(signing(week, people, among, weekDecision(date().signOffs), at));
  const run = async (...commands: readonly Command[]) => {
    for (const command of commands) expect(await store.run(command)).toMatchObject({ ok: true });
  };
  return { store, run, online, review, partOf, decisions, signatures, sign };
}

async function two(uids: readonly [string, string] = ["maya", "tom"]) {
  const server = fakeServer(home);
  const [one, other] = [await device(server, uids[0]), await device(server, uids[1])];
  const meet = async () => {
    for (const each of [one, other, one, other]) await each.online();
  };
  return { one, other, meet };
}

describe("a money date from two devices", () => {
  it("is folded on both devices if both people sign offline", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.sign(["maya"], both, 1);
    await tom.sign(["tom"], both, 2);
    expect([maya.review()?.isFolded, tom.review()?.isFolded]).toEqual([undefined, undefined]);
    await meet();
    for (const each of [maya, tom]) expect(each.review()).toMatchObject({ isFolded: true, decision: "saved" });
  });

  it("keeps each person's step, thanks and decision", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.run(movingTo(week, ["maya"], 5), thanking(week, "maya", "Soup"), deciding(week, ["maya"], "Cook twice"));
    await tom.run(movingTo(week, ["tom"], 2), thanking(week, "tom", "Patience"), deciding(week, ["tom"], "Walk"));
    await meet();
    for (const each of [maya, tom]) {
      expect(each.partOf("maya")).toMatchObject({ step: 5, thanks: "Soup" });
      expect(each.partOf("tom")).toMatchObject({ step: 2, thanks: "Patience" });
      expect(each.decisions()).toEqual([
        ["Cook twice", "maya"],
        ["Walk", "tom"],
      ]);
    }
  });

  it("stays closed without the partner even if the partner's device begins meanwhile", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.sign(["maya"], ["maya"], 1);
    await tom.run(movingTo(week, ["tom"], 4), thanking(week, "tom", "Soup"));
    await meet();
    for (const each of [maya, tom]) expect(each.review()?.isFolded).toBe(true);
  });

  it("keeps two decisions under their authors, and asks both to sign again, as neither had read both", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.run(deciding(week, ["maya"], "Cook twice"));
    await maya.sign(["maya"], both, 1);
    await tom.run(deciding(week, ["tom"], "Walk"));
    await tom.sign(["tom"], both, 2);
    await meet();
    for (const each of [maya, tom]) {
      expect(each.decisions()).toEqual([
        ["Cook twice", "maya"],
        ["Walk", "tom"],
      ]);
      expect(each.signatures()).toEqual(["earlier", "earlier"]);
      expect(each.review()?.isFolded ?? false).toBe(false);
    }
    await maya.sign(["maya"], both, 3);
    expect(maya.signatures()).toEqual(["stands", "earlier"]);
    await tom.sign(["tom"], both, 4);
    await meet();
    for (const each of [maya, tom]) {
      expect(each.signatures()).toEqual(["stands", "stands"]);
      expect(each.review()?.isFolded).toBe(true);
    }
  });

  it("is signed by both if both wrote the same decision offline", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.run(deciding(week, ["maya"], "Walk"));
    await maya.sign(["maya"], both, 1);
    await tom.run(deciding(week, ["tom"], "Walk "));
    await tom.sign(["tom"], both, 2);
    await meet();
    for (const each of [maya, tom]) {
      expect(each.decisions()).toEqual([["Walk", "maya", "tom"]]);
      expect(each.review()?.isFolded).toBe(true);
    }
  });

  it("is not signed by someone whose second device changed the text meanwhile", async () => {
    const { one: phone, other: laptop, meet } = await two(["maya", "maya"]);
    await phone.run(deciding(week, ["maya"], "Cook twice"));
    await phone.sign(["maya"], ["maya"], 1);
    await laptop.run(deciding(week, ["maya"], "Walk"));
    await meet();
    for (const each of [phone, laptop]) {
      expect(each.decisions()).toEqual([["Walk", "maya"]]);
      expect(each.signatures()).toEqual(["earlier", "none"]);
      expect(each.review()?.isFolded ?? false).toBe(false);
    }
  });

  it("that was closed without someone reopens when their decision arrives, and no text is lost", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.sign(["maya"], ["maya"], 1);
    await tom.run(deciding(week, ["tom"], "Walk"));
    await meet();
    for (const each of [maya, tom]) {
      expect(each.review()?.isFolded ?? false).toBe(false);
      expect(each.decisions()).toEqual([["Walk", "tom"]]);
    }
  });

  it("ends with the same sheet on both devices after any offline edits", async () => {
    const act = fc.oneof(
      fc.record({ what: fc.constant("decide" as const), text: fc.constantFrom("", "Walk", "Cook", "Save") }),
      fc.record({ what: fc.constant("sign" as const) }),
      fc.record({ what: fc.constant("unsign" as const) }),
      fc.record({ what: fc.constant("meet" as const) }),
    );
    const acts = fc.array(fc.tuple(fc.constantFrom(0, 1), act), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(acts, async (given) => {
        const { one, other, meet } = await two();
        let at = 0;
        for (const [who, done] of given) {
          const [device, person] = [[one, other][who]!, both[who]!];
          if (done.what === "meet") await meet();
          else if (done.what === "decide") await device.run(deciding(week, [person], done.text));
          else if (done.what === "sign") await device.sign([person], both, ++at);
          else if (device.partOf(person)) await device.run(unsigning(week, [person]));
        }
        await meet();
        const sheetOf = (device: typeof one) => [device.decisions(), device.signatures(), device.review()?.isFolded];
        expect(sheetOf(one)).toEqual(sheetOf(other));
        // Whatever each person wrote last is on it.
        const last = (who: number) =>
          given.findLast(([by, done]) => by === who && done.what === "decide")?.[1] as { text?: string } | undefined;
        const texts = one.decisions().map(([text]) => text);
        for (const who of [0, 1]) if (last(who)?.text) expect(texts).toContain(last(who)!.text);
        expect(one.signatures().every((state) => state === "stands")).toBe(one.review()?.isFolded ?? false);
      }),
      { numRuns: 40 },
    );
  });

  it("preserves what someone entered on their second device", async () => {
    const { one: phone, other: laptop, meet } = await two(["maya", "maya"]);
    await laptop.run(thanking(week, "maya", "Soup"));
    await laptop.sign(["maya"], both, 1);
    await laptop.online();
    await phone.run(movingTo(week, ["maya"], 3));
    await meet();
    for (const each of [phone, laptop])
      expect(each.partOf("maya")).toMatchObject({ thanks: "Soup", signedAt: 1, among: both, step: 3 });
  });

  it("reopens for both, no matter who signed", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.sign(["maya"], both, 1);
    await tom.sign(["tom"], both, 2);
    await meet();
    await tom.run(reopening(week));
    await meet();
    for (const each of [maya, tom]) expect(each.review()?.isFolded ?? false).toBe(false);
  });
});
