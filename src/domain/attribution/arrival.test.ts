import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArrival, anyParams, arrivalFrom, ownHost } from "./arrival.fixture.ts";
import { type Arrival, campaignParams, classify, isTagged, pageAddress, paramValue } from "./arrival.ts";

const wayOf = (arrival: Arrival): string => {
  const { source, medium } = classify(arrival);
  return `${source} / ${medium}`;
};

const clicks: [name: string, way: string][] = [
  ["gclid", "google / cpc"],
  ["gbraid", "google / cpc"],
  ["wbraid", "google / cpc"],
  ["fbclid", "facebook / paid_social"],
  ["twclid", "x / paid_social"],
  ["msclkid", "bing / cpc"],
];

const hosts: [host: string, way: string][] = [
  [ownHost, `${ownHost} / internal`],
  ["mail.google.com", "gmail / email"],
  ["chatgpt.com", "chatgpt / ai"],
  ["t.co", "x / social"],
  ["www.google.de", "google / organic"],
  ["www.example.org", "example.org / referral"],
  ["accounts.google.com", "(direct) / (none)"],
  ["@com.example.reader", "com.example.reader / referral"],
  ["", "(direct) / (none)"],
];

describe("classification by the link", () => {
  it.each(clicks)("[AT2] takes %s for %s", (name, way) => {
    expect(wayOf(arrivalFrom("", { [name]: "1" }))).toBe(way);
  });

  it.each(clicks.flatMap(([first, way], index) => clicks.slice(index + 1).map(([second]) => [first, second, way])))(
    "[AT2] takes %s before %s",
    (first, second, way) => {
      expect(wayOf(arrivalFrom("", { [second!]: "1", [first!]: "1" }))).toBe(way);
    },
  );

  it.each(clicks)("[AT1] lets a tag win over %s, which still says a missing medium", (name, way) => {
    expect(wayOf(arrivalFrom("", { utm_source: "Letter", utm_medium: "Email", [name]: "1" }))).toBe("Letter / Email");
    expect(wayOf(arrivalFrom("", { utm_source: "Letter", [name]: "1" }))).toBe(`Letter / ${way.split(" / ")[1]}`);
  });

  it.each(hosts)("[AT1] lets a tag and a click id win over the referrer %j", (host, way) => {
    expect(wayOf(arrivalFrom(host))).toBe(way);
    expect(wayOf(arrivalFrom(host, { utm_source: "letter" }))).toBe("letter / (not set)");
    for (const [name, click] of clicks) expect(wayOf(arrivalFrom(host, { [name]: "1" }))).toBe(click);
  });

  it("[AT1] treats blanks as empty", () => {
    const blank = { utm_source: " \t", utm_medium: "email", gclid: "\u0000 ", fbclid: "" };
    expect(isTagged(blank)).toBe(false);
    expect(wayOf(arrivalFrom("t.co", blank))).toBe("x / social");
    expect(wayOf(arrivalFrom("", { utm_source: "letter", utm_medium: "  " }))).toBe("letter / (not set)");
    expect([isTagged({}), isTagged({ utm_campaign: "may" }), isTagged({ wbraid: "1" })]).toEqual([false, false, true]);
  });

  it("[AT1] stores all given values, and truncates long ones", () => {
    const long = "é".repeat(800);
    const params = {
      utm_source: " A B ",
      utm_campaign: long,
      utm_content: "c\nd",
      utm_term: `${"t".repeat(99)}😀`,
      gclid: long,
    };
    const record = classify(arrivalFrom("t.co", { ...params, fbclid: "F", twclid: "T", msclkid: "M" }));
    expect(record).toMatchObject({ source: "A B", content: "cd", term: "t".repeat(99), fbclid: "F", twclid: "T" });
    expect([record.campaign.length, record.gclid.length]).toEqual([100, 500]);
    expect(record).not.toHaveProperty("msclkid");
  });
});

describe("classification by the referrer", () => {
  it("treats the site's own pages as internal, with or without www. and port, even on a sign-in host", () => {
    const own = (host: string, own: string) => wayOf({ ...arrivalFrom(host), ownHost: own });
    expect(own("localhost:5173", "localhost:3000")).toBe("localhost / internal");
    expect(own("www.example.org", "example.org:443")).toBe("example.org / internal");
    expect(own("fold.firebaseapp.com", "fold.firebaseapp.com")).toBe("fold.firebaseapp.com / internal");
    expect(own("www.google.com", "google.com")).toBe("google.com / internal");
    expect(own("blog.example.org", "example.org")).toBe("blog.example.org / referral");
    expect(own("@com.example", "com.example")).toBe("com.example / referral");
  });

  it("keeps origin and path of it", () => {
    const from = (address: string) =>
      classify({ ...arrivalFrom("a.example"), referrer: { host: "a.example", isApp: false, address } }).referrer;
    expect(from("https://a.example/list?token=1#x")).toBe("https://a.example/list");
    expect(from("https://a.example/#a?b")).toBe("https://a.example/");
    expect(from(`https://a.example/${"p".repeat(900)}`)).toHaveLength(500);
    expect(classify(arrivalFrom("accounts.google.com")).referrer).toBe("");
    expect(classify(arrivalFrom(`${"a".repeat(60)}.${"b".repeat(60)}.example`)).source).toHaveLength(100);
  });

  it("treats a missing or invalid referrer as direct", () => {
    expect(["", "a b", "[::1", "@"].map((host) => wayOf(arrivalFrom(host)))).toEqual(
      Array(4).fill("(direct) / (none)"),
    );
  });
});

describe("any arrival", () => {
  const media = [
    "cpc",
    "paid_social",
    "internal",
    "email",
    "ai",
    "social",
    "organic",
    "referral",
    "(none)",
    "(not set)",
  ];

  it("yields a record, with a known medium or the one that was given", () => {
    fc.assert(
      fc.property(anyArrival, (arrival) => {
        const record = classify(arrival);
        const isGiven = isTagged(arrival.params) && record.medium === paramValue(arrival.params, "utm_medium");
        expect(media.includes(record.medium) || isGiven).toBe(true);
        expect(record.source).not.toBe("");
        expect(Object.values(record).every((value) => String(value).length <= 500)).toBe(true);
        expect(record.source.length + record.medium.length + record.campaign.length).toBeLessThanOrEqual(300);
      }),
      { numRuns: 2_000 },
    );
  });
});

const origin = "https://weekfold.example";

describe("a reported page address", () => {
  it("has campaign tags and click ids in one order, and nothing else", () => {
    const params = { token: "secret", gclid: "g", utm_term: "t", amount: "12", utm_source: "a&b=c #é", edit: "true" };
    expect(pageAddress({ origin, path: "/", params })).toBe(
      `${origin}/?utm_source=a%26b%3Dc%20%23%C3%A9&utm_term=t&gclid=g`,
    );
    expect(pageAddress({ origin, path: "/about", params: { code: "1", utm_source: " " } })).toBe(`${origin}/about`);
  });

  it("drops a query and a fragment that came with the path", () => {
    expect(pageAddress({ origin, path: "/a?token=1#b", params: {} })).toBe(`${origin}/a`);
    expect(pageAddress({ origin, path: "/a#\n?token=1", params: { fbclid: "f" } })).toBe(`${origin}/a?fbclid=f`);
  });

  it("can be read as an address whatever the parameters", () => {
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
