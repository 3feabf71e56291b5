import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Save } from "../household/records.ts";
import type { WeekId } from "../time/week.ts";
import { reviewId, type SignOff, signOffId } from "./agenda.ts";
import {
  decisionOf,
  effectiveReviews,
  foldedWeeks,
  signatureState,
  weekDecision,
  weeksToSignAgain,
} from "./agenda-folded.ts";

const week = "2026-W46" as WeekId;
const both = ["maya", "tom"];

const signed = (personId: string, among: readonly string[] = both): SignOff => ({
  id: signOffId(week, personId),
  week,
  personId,
  step: 7,
  furthest: 7,
  signedAt: 1,
  among,
});

const begun = (personId: string): SignOff => {
  const { signedAt: _at, among: _among, ...part } = signed(personId);
  return part;
};

const isFolded = (signOffs: readonly SignOff[], adults = both) => foldedWeeks(signOffs, adults).has(week);

describe("a week closed by signatures", () => {
  it("is closed exactly when everyone who had to sign has signed", () => {
    expect(isFolded([signed("maya")])).toBe(false);
    expect(isFolded([signed("maya"), begun("tom")])).toBe(false);
    expect(isFolded([signed("maya"), signed("tom")])).toBe(true);
    expect(isFolded([signed("maya", ["maya"])], ["maya"])).toBe(true);
  });

  it("stays closed when someone joins the household, and does not wait for people who left", () => {
    expect(isFolded([signed("maya"), signed("tom")], [...both, "ana"])).toBe(true);
    expect(isFolded([signed("maya")], ["maya"])).toBe(true);
  });

  it("is closed without someone where that was said, and stays so when they sign after all", () => {
    const alone = signed("maya", ["maya"]);
    expect(isFolded([alone, begun("tom")])).toBe(true);
    const three = [...both, "ana"];
    expect(isFolded([alone, signed("ana", three)], three)).toBe(true);
  });

  it("is closed in whatever order signatures arrive, and one more never opens it", () => {
    const parts = fc.uniqueArray(
      fc.record({ who: fc.constantFrom("a", "b", "c"), among: fc.subarray(["a", "b", "c"], { minLength: 1 }) }),
      { selector: ({ who }) => who },
    );
    fc.assert(
      fc.property(parts, (given) => {
        const all = given.map(({ who, among }) => signed(who, among));
        const adults = ["a", "b", "c"];
        expect(isFolded(all.toReversed(), adults)).toBe(isFolded(all, adults));
        if (isFolded(all.slice(1), adults)) expect(isFolded(all, adults)).toBe(true);
      }),
    );
  });
});

describe("a signature", () => {
  const decided = (personId: string, text: string): SignOff => ({ ...begun(personId), decided: text });
  /** Signs what all parts say at this moment. */
  const sign = (part: SignOff, parts: readonly SignOff[]): SignOff => ({
    ...part,
    signedAt: 1,
    among: both,
    signedDecision: weekDecision(parts),
  });
  const maya = decided("maya", "Walk");

  it("is valid while the text is the signed one, also when someone else agrees to it", () => {
    const signed = sign(maya, [maya]);
    expect(signatureState(signed, [signed, begun("tom")])).toBe("stands");
    expect(signatureState(signed, [signed, decided("tom", " Walk\n")])).toBe("stands");
    expect(signatureState(begun("tom"), [signed])).toBe("none");
  });

  it("belongs to an earlier text once anyone changes the text or a choice", () => {
    const signed = sign(maya, [maya]);
    expect(signatureState(signed, [signed, decided("tom", "Cook")])).toBe("earlier");
    expect(signatureState({ ...signed, decided: "Run" }, [{ ...signed, decided: "Run" }])).toBe("earlier");
    const choices = [{ categoryId: "eat", choice: "carry", at: 2 }] as const;
    expect(signatureState(signed, [signed, { ...begun("tom"), choices }])).toBe("earlier");
  });

  it("is not valid when two texts swapped their writers", () => {
    const signed = sign(maya, [maya, decided("tom", "Cook")]);
    const swapped = { ...signed, decided: "Cook" };
    expect(signatureState(swapped, [swapped, decided("tom", "Walk")])).toBe("earlier");
  });

  it("that says nothing of a text stands, and leaves weeks closed that were closed", () => {
    const parts = [
      { ...signed("maya"), decided: "Walk" },
      { ...signed("tom"), decided: "Cook" },
    ];
    expect(isFolded(parts)).toBe(true);
    expect(weeksToSignAgain(parts, [])).toEqual([]);
  });

  it("of someone who left keeps its text, so that leaving opens nothing", () => {
    const parts = [maya, decided("tom", "Cook")];
    const signed = parts.map((part) => sign(part, parts));
    expect([isFolded(signed), isFolded(signed, ["maya"])]).toEqual([true, true]);
  });

  it("under an earlier text leaves the week open and to be signed again", () => {
    const parts = [sign(maya, [maya]), sign(decided("tom", "Cook"), [decided("tom", "Cook")])];
    expect(isFolded(parts)).toBe(false);
    expect(weeksToSignAgain(parts, [])).toEqual([week]);
    expect(weeksToSignAgain(parts, [{ week, decision: "saved", isFolded: true }])).toEqual([]);
    expect(isFolded(parts.map((part) => sign(part, parts)))).toBe(true);
  });
});

describe("the reviews of weeks", () => {
  const save = (amount: number): Save =>
    ({ id: `s${amount}`, week, personId: "maya", amount, target: { kind: "buffer" }, note: "", recordedAt: 1 }) as Save;
  const review = { id: reviewId(week), week, decision: "saved", isFolded: false } as const;

  it("follow the week's saves: money, nothing, or no decision", () => {
    expect([[save(0), save(5)], [save(0)], []].map(decisionOf)).toEqual(["saved", "nothing", "skipped"]);
  });

  it("leave no stamp when a save is undone after the money date", () => {
    expect(effectiveReviews([review], [], [save(5)], both)[0]!.decision).toBe("saved");
    expect(effectiveReviews([review], [], [], both)[0]!.decision).toBe("skipped");
  });

  it("are folded by signatures, also without a stored review", () => {
    const signOffs = [signed("maya"), signed("tom")];
    expect(effectiveReviews([review], signOffs, [], both)).toEqual([
      { ...review, decision: "skipped", isFolded: true },
    ]);
    expect(effectiveReviews([], signOffs, [save(5)], both)).toEqual([{ ...review, isFolded: true }]);
  });

  it("keep other decisions, and are the same list without signatures", () => {
    const imported = [{ id: "r1", week, decision: "nothing", isFolded: true } as const];
    expect(effectiveReviews(imported, [begun("maya")], [], both)).toBe(imported);
    expect(effectiveReviews([...imported, review], [], [], both)[0]).toEqual(imported[0]);
  });
});
