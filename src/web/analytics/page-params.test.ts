// @vitest-environment happy-dom
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { eventProblems } from "#sync/events/event-batch.ts";
import { landerIdAt, pageParams } from "./page-params.ts";
import { viewOf } from "./tracker.fixture.ts";

beforeEach(() => {
  window.location.href = "http://localhost:3000/";
});

const locationOf = (address: string) => pageParams(viewOf(address), "").page_location;

it("[TR4] an address is reported with its campaign and nothing else", () => {
  const reported = pageParams(viewOf("/about?token=secret&UTM_Source=a%20b&amount=12&gclid=x&utm_source=c"), "");
  expect(reported.page_location).toBe("http://localhost:3000/about?utm_source=a%20b&gclid=x");
});

it("a page has its kind, or none", () => {
  const kinds = ["/", "/edithousehold/", "/MyDashboard/history", "/l/debt", "/about", "/MyDashboard?sample"].map(
    (path) => pageParams(viewOf(path), "").page_kind,
  );
  expect(kinds).toEqual(["home", "intake", "dashboard", "lander", undefined, undefined]);
});

it("an address that is too long is cut and can still be decoded", () => {
  for (const sign of ["é", "€", "🧺", "%"]) {
    const campaign = encodeURIComponent(sign.repeat(90));
    for (let before = 0; before < 12; before++) {
      const reported = locationOf(`/l/${"x".repeat(before)}?utm_source=${campaign}&utm_campaign=${campaign}`);
      expect(reported.length).toBeLessThanOrEqual(1_000);
      expect(reported.length).toBeGreaterThan(400);
      expect(() => decodeURIComponent(reported)).not.toThrow();
    }
  }
});

it("any address and title: nothing throws and the tag's limits hold", () => {
  const part = fc.string({ unit: "binary", maxLength: 400 });
  const units = fc.array(fc.nat(0xffff), { maxLength: 400 }).map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(part, part, units, fc.webUrl(), (path, search, title, referrer) => {
      const reported = pageParams({ path: `/${encodeURI(path)}`, search, title, isRestored: false }, referrer);
      expect(eventProblems("page_view", reported)).toEqual([]);
      expect(JSON.stringify(reported)).not.toMatch(/\\ud[89a-f]/);
    }),
  );
});

it("a lander id comes from the address, or is unknown where that is empty or invalid", () => {
  const addresses = ["/l/debt", "/l?id=7", "/l", "/l?id=", "/l?id=%00", `/l?id=${"x".repeat(99)}🧺`, "/l/debt?id=7"];
  const reported = addresses.map((address) => viewOf(address)).map(({ path, search }) => landerIdAt(path, search));
  expect(reported).toEqual(["debt", "7", "unknown", "unknown", "unknown", "x".repeat(99), "debt"]);
});
