import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyParams } from "./arrival.fixture.ts";
import { campaignParams } from "./arrival.ts";
import { pageAddress } from "./page-address.ts";

const origin = "https://weekfold.example";

describe("a page's address as it is told", () => {
  it("[AT20] has campaign tags and click ids in one order, and nothing else", () => {
    const params = { token: "secret", gclid: "g", utm_term: "t", amount: "12", utm_source: "a&b=c #é", edit: "true" };
    expect(pageAddress({ origin, path: "/", params })).toBe(
      `${origin}/?utm_source=a%26b%3Dc%20%23%C3%A9&utm_term=t&gclid=g`,
    );
    expect(pageAddress({ origin, path: "/about", params: { code: "1", utm_source: " " } })).toBe(`${origin}/about`);
  });

  it("[AT20] drops a query and a fragment that came with the path", () => {
    expect(pageAddress({ origin, path: "/a?token=1#b", params: {} })).toBe(`${origin}/a`);
    expect(pageAddress({ origin, path: "/a#\n?token=1", params: { fbclid: "f" } })).toBe(`${origin}/a?fbclid=f`);
  });

  it("[AT20] can be read as an address whatever the parameters", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const told = new URL(pageAddress({ origin, path: "/l/couples", params }));
        expect([told.origin, told.pathname, told.hash]).toEqual([origin, "/l/couples", ""]);
        expect([...told.searchParams.keys()].filter((name) => !campaignParams.includes(name))).toEqual([]);
        for (const [name, value] of told.searchParams)
          expect(params[name]!.length).toBeGreaterThanOrEqual(value.length);
      }),
    );
  });
});
