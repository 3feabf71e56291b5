import { describe, expect, it } from "vitest";
import { payoffOutlook } from "#domain/debts/payoff-outlook.ts";
import type { PayoffPlan } from "#domain/debts/payoff-plan.ts";
import { owed, planOf, threeDebts } from "#domain/debts/sample-debts.ts";
import { type Currency, minor } from "#domain/money/money.ts";
import { endWords, priceOf, soonerWords } from "./payoff-words.ts";

const format = { currency: "USD" as Currency, locale: "en-US" };
const asIs = planOf(threeDebts);

function outlook(tried: PayoffPlan, before: PayoffPlan = asIs) {
  const looked = payoffOutlook({ asIs: before, tried, own: tried.debts.map(({ id }) => id) });
  if (!looked.ok) throw new Error(looked.problem);
  return looked.value;
}

const said = (tried: PayoffPlan, before?: PayoffPlan): string => {
  const look = outlook(tried, before);
  return `${endWords(look)}${soonerWords(look)} ${priceOf(look, tried, format).words}`;
};

describe("the price of the choice in one sentence", () => {
  it("says for the cheapest order which other has an earlier win, and at what cost", () => {
    expect(said({ ...asIs, extra: minor(20_000) })).toMatch(
      /^Avalanche ends in \w+ \d{4}, [\w ]+ sooner than today’s plan\. Snowball brings the first win \d+ months? earlier and costs \$[\d.,]+ more\.$/,
    );
  });

  it("gives one end when all orders share its month", () => {
    const alike = planOf([owed("a", 60_000, 5_000, 5_000), owed("b", 40_000, 4_000, 5_000)]);
    expect(said(alike, alike)).toMatch(/^All three end in \w+ \d{4}, as today’s plan does\./);
  });

  it("says for a more expensive order what it costs, and what that buys", () => {
    expect(said({ ...asIs, order: "snowball", extra: minor(20_000) })).toMatch(
      /Snowball costs \$[\d.,]+ more than [\w ]+ and brings the first win [\w ]+ earlier\.$/,
    );
  });

  it("names both orders in the explanation, the more expensive first", () => {
    const tried = { ...asIs, extra: minor(20_000) };
    const { why } = priceOf(outlook(tried), tried, format);
    expect(why?.formula).toBe("interest of snowball − interest of avalanche");
    expect(why?.inputs.map(({ label }) => label)).toEqual(["Snowball", "Avalanche"]);
  });

  it("covers no change, a later end, and orders of equal cost", () => {
    expect(said(asIs)).toContain(", as today’s plan does.");
    expect(said(asIs, { ...asIs, extra: minor(20_000) })).toMatch(/, [\w ]+ later than today’s plan\./);
    const even = planOf([owed("a", 10_000, 0, 1_000), owed("b", 10_000, 0, 1_000)]);
    expect(said(even, even)).toContain("Every order costs the same here.");
  });

  it("gives no end for debts that never end, and says if today's plan never does", () => {
    const endless = planOf([owed("card", 500_000, 24_000, 9_000), owed("other", 100_000, 24_000, 1_000)]);
    expect(said(endless, endless)).toBe("Avalanche never ends. ");
    expect(said({ ...endless, extra: minor(10_000) }, endless)).toContain(". Today’s plan never ends.");
  });

  it("gives the end and interest of a single debt, and no order", () => {
    const single = planOf([owed("car", 60_000, 0, 5_000)]);
    expect(said(single, single)).toMatch(
      /^It ends in \w+ \d{4}, as today’s plan does\. Its interest comes to \$0\.00\.$/,
    );
    const endless = planOf([owed("card", 500_000, 24_000, 9_000)]);
    expect(said(endless, endless)).toBe("It never ends. ");
  });
});
