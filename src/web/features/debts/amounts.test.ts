import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payOff } from "#domain/debts/payoff.ts";
import { scheduleOf } from "#domain/debts/payoff-outlook.ts";
import { owed, planOf, threeDebts } from "#domain/debts/sample-debts.ts";
import { type Currency, minor } from "#domain/money/money.ts";
import { computePayoff } from "./payoff-requests.ts";
import { offerProblemWords, offerWords, readOffer, whyOffer } from "./refinancing.tsx";
import { scheduleCsv } from "./schedule.tsx";
import { amountScale } from "./sliding-amount.tsx";

const usd = "USD" as Currency;
const format = { currency: usd, locale: "en-US" };

describe("a slider's scale", () => {
  it("ends at a round amount that is at least the requested one, in about forty steps", () => {
    expect(amountScale([37_000], 50, usd)).toEqual({ most: 50_000, step: 1_200 });
    expect(amountScale([18_000], 50, usd)).toEqual({ most: 20_000, step: 500 });
    expect(amountScale([0], 50, usd)).toEqual({ most: 5_000, step: 100 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 1e13 }), fc.constantFrom("USD", "JPY", "KWD"), (wanted, code) => {
        const { most, step } = amountScale([wanted], 50, code as Currency);
        expect(most).toBeGreaterThanOrEqual(wanted);
        expect(most / step).toBeGreaterThanOrEqual(40);
      }),
    );
  });
});

describe("the CSV of payments", () => {
  it("has a row for each payment of each debt, and escapes formulas in names", () => {
    const payoff = payOff(planOf([{ ...owed("a", 10_000, 12_000, 6_000), label: "=1+1" }]));
    if (!payoff.ok) throw new Error(payoff.problem);
    expect(scheduleCsv(scheduleOf(payoff.value), usd).trim().split("\r\n")).toEqual([
      "Day,Payment,Debt,Owed before,Interest,Paid,Owed after,Currency",
      "2026-02-28,1,'=1+1,100.00,1.00,60.00,41.00,USD",
      "2026-03-31,2,'=1+1,41.00,0.41,41.41,0.00,USD",
    ]);
  });
});

describe("an offer", () => {
  const typed = { debtIds: ["card"], apr: "8", fee: "", months: "36" };
  const read = (more: object) => readOffer({ ...typed, ...more }, format);

  it("is parsed once all fields are valid, with an error at each invalid field", () => {
    expect(read({})).toMatchObject({ offer: { debtIds: ["card"], apr: 8_000, fee: 0, months: 36 }, problems: {} });
    expect(read({ apr: "" })).toEqual({ offer: null, problems: {} });
    expect(read({ apr: "101" }).problems.apr).toBe("An APR is a number from 0 to 100.");
    expect(read({ months: "0" }).problems.months).toBe("Months are a whole number from 1 to 1200.");
    expect(read({ fee: "-5" }).problems.fee).toBe("A fee is nothing or more.");
    expect(read({ fee: "a lot" }).problems.fee).toContain("What you typed is still here.");
    expect(read({ debtIds: [] }).problems.debtIds).toBe("Choose at least one debt.");
    expect([read({ apr: "0" }), read({ apr: "100" })].every(({ offer }) => offer !== null)).toBe(true);
  });

  const outcomeOf = (more: object, debts = threeDebts) => {
    const { offer } = read(more);
    const answer = computePayoff({ type: "refinance", plan: planOf(debts), offer: offer! });
    if (answer.type !== "refinance") throw new Error(answer.type);
    return { offer: offer!, answer: answer.offer };
  };

  it("is described by its payment, its saving or cost, and when all debts would end", () => {
    const cheap = outcomeOf({});
    if (!cheap.answer.ok) throw new Error(cheap.answer.problem);
    expect(offerWords(cheap.answer.value, cheap.offer, format)).toMatch(
      /^\$4,000\.00 over 36 months is \$125\.\d\d a month\. It would spare \$[\d,.]+ after the fee\. All debts would end in \w+ \d{4}, /,
    );
    expect(whyOffer(cheap.answer.value, cheap.offer).inputs.map(({ label }) => label)).toContain("Fee");
    const dear = outcomeOf({ fee: "3000" });
    expect(dear.answer.ok && offerWords(dear.answer.value, dear.offer, format)).toContain("With its fee it would cost");
  });

  it("gives no amount when a debt never ends, and reports a deleted debt", () => {
    const endless = outcomeOf({ debtIds: ["car"] }, [...threeDebts, owed("x", 500_000, 24_000, minor(0))].slice(2));
    expect(endless.answer.ok && offerWords(endless.answer.value, endless.offer, format)).toMatch(
      /no sum to compare|end in/,
    );
    const gone = outcomeOf({ debtIds: ["gone"] });
    expect(gone.answer.ok ? "" : offerProblemWords(gone.answer.problem)).toContain("no longer there");
    expect(offerProblemWords("too-large")).toContain("too large");
  });
});
