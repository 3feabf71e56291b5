import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrivalFrom } from "./arrival.fixture.ts";
import { classify } from "./arrival.ts";
import { hostFinder, isNoTouch, plainHost, sourceOfHost } from "./known-host.ts";
import { country, knownHosts } from "./known-hosts.ts";

const golden = readFileSync(join(import.meta.dirname, "hosts.golden.txt"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" ") as [host: string, source: string, medium: string]);

describe("the table of hosts", () => {
  it("has more than 300 of them", () => {
    expect(new Set(golden.map(([host]) => host)).size).toBeGreaterThan(300);
  });

  it.each(golden)("takes %s for %s, %s", (host, source, medium) => {
    // A hyphen stands for a referrer without a host.
    const arrival = arrivalFrom(host === "-" ? "" : host);
    const referrer = arrival.referrer ?? { host: "", isApp: false, address: "" };
    expect(classify({ ...arrival, referrer })).toMatchObject({ source, medium });
  });

  it("has brands of one lower-case word", () => {
    const { none, ...media } = knownHosts;
    const brands = Object.values(media).flatMap((list) => list.split("\n").map((line) => line.split(" ")[0]));
    expect(brands.filter((brand) => !/^[a-z0-9.-]+$/.test(brand!))).toEqual([]);
  });
});

describe("lists that name one host", () => {
  const nothing = { none: "", email: "", ai: "", social: "", organic: "" };
  const order = ["none", "email", "ai", "social", "organic"] as const;
  const pairs = order.flatMap((first, index) => order.slice(index + 1).map((second) => [first, second] as const));

  it.each(pairs)("lets %s win over %s", (first, second) => {
    const find = hostFinder({ ...nothing, [second]: "b .example.com", [first]: "a example.com" });
    expect(find("example.com", false)).toEqual({ source: "a", medium: first });
    const other = hostFinder({ ...nothing, [second]: "b example.com", [first]: "a .example.com" });
    expect(other("example.com", false)).toEqual({ source: "a", medium: first });
  });

  it.each(pairs)("lets the longer name win, of %s and %s", (first, second) => {
    const find = hostFinder({ ...nothing, [first]: "a .example.com", [second]: "b .mail.example.com" });
    expect(find("eu.mail.example.com", false)).toEqual({ source: "b", medium: second });
    expect(find("mail.example.com", false)).toEqual({ source: "b", medium: second });
    expect(find("www.example.com", false)).toEqual({ source: "a", medium: first });
  });
});

describe("the source of a host", () => {
  it("takes only real country domains", () => {
    const takes = (suffix: string) => country.test(`google.${suffix}`) && sourceOfHost(`google.${suffix}`) !== null;
    expect(["de", "co.uk", "com.au", "cat", "com.tr"].filter((suffix) => !takes(suffix))).toEqual([]);
    expect(["zip", "evil", "co", "co.de", "com.uk", "co.evil", "evil.com", "de.com"].filter(takes)).toEqual([]);
  });

  it("takes webmail. for email, and mail. for nothing", () => {
    expect(sourceOfHost("webmail.example.org")).toEqual({ source: "webmail.example.org", medium: "email" });
    expect(
      ["mail.example.org", "webmail", "webmail.", "mywebmail.example.org"].map((host) => sourceOfHost(host)),
    ).toEqual([null, null, null, null]);
  });

  it("keeps apps and hosts apart", () => {
    expect(sourceOfHost("com.google.android.gm", true)).toEqual({ source: "gmail", medium: "email" });
    expect(sourceOfHost("com.google.android.gm")).toBeNull();
    expect(sourceOfHost("mail.google.com", true)).toBeNull();
    expect(sourceOfHost("webmail.example", true)).toBeNull();
  });

  it("knows sign-in and payment pages", () => {
    expect(["accounts.google.com:443", "a.firebaseapp.com", "www.PayPal.com"].every(isNoTouch)).toBe(true);
    expect(["google.com", "stripe.com", "", "firebaseapp.com.evil.net"].some(isNoTouch)).toBe(false);
    expect(sourceOfHost("accounts.google.com")).toBeNull();
  });
});

describe("a normalized host", () => {
  it.each([
    ["WWW.Example.ORG", "example.org"],
    ["example.org:8443", "example.org"],
    ["example.org:", "example.org"],
    ["example.org.", "example.org"],
    ["www.example.org.:443", "example.org"],
    ["www.com", "www.com"],
    ["www.www.example.org", "www.example.org"],
    ["wwwexample.org", "wwwexample.org"],
    ["xn--mnchen-3ya.de", "xn--mnchen-3ya.de"],
    ["münchen.de", "münchen.de"],
    ["10.0.0.1:80", "10.0.0.1"],
    ["[2001:DB8::1]:3000", "[2001:db8::1]"],
    ["localhost", "localhost"],
  ])("takes %s for %s", (host, plain) => {
    expect(plainHost(host)).toBe(plain);
  });

  it.each(["", " ", ".", "a..b", ".a", "a b", "a/b", "a@b", "[::1", "::1", "<b>", "null\u0000", "a".repeat(254)])(
    "takes %j for no host",
    (host) => {
      expect(plainHost(host)).toBe("");
    },
  );

  it("has the same answer for its own", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webAuthority(), fc.ipV4(), fc.domain()), (host) => {
        const plain = plainHost(host);
        expect(plainHost(plain).replace(/^www\./, "")).toBe(plain.replace(/^www\./, ""));
      }),
    );
  });
});
