import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainHost } from "./host.ts";

describe("a host as it is compared", () => {
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
  ])("[AT9] takes %s for %s", (host, plain) => {
    expect(plainHost(host)).toBe(plain);
  });

  it.each(["", " ", ".", "a..b", ".a", "a b", "a/b", "a@b", "[::1", "::1", "<b>", "null\u0000", "a".repeat(254)])(
    "[AT10] takes %j for no host",
    (host) => {
      expect(plainHost(host)).toBe("");
    },
  );

  it("[AT9] has the same answer for its own", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webAuthority(), fc.ipV4(), fc.domain()), (host) => {
        const plain = plainHost(host);
        expect(plainHost(plain).replace(/^www\./, "")).toBe(plain.replace(/^www\./, ""));
      }),
    );
  });
});
