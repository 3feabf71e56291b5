import fc from "fast-check";
import { type Arrival, campaignParams } from "./arrival.ts";
import type { AttributionRecord } from "./record.ts";

export const ownHost = "weekfold.example";
export const noon = Date.UTC(2026, 10, 12, 12);

/** An arrival from a host. A leading `@` means an app's package; an empty host means no referrer. */
export function arrivalFrom(host: string, params: Arrival["params"] = {}, ts = noon): Arrival {
  const isApp = host.startsWith("@");
  const name = host.replace(/^@/, "");
  const address = `${isApp ? "android-app" : "https"}://${name}/`;
  return { params, referrer: host === "" ? null : { host: name, isApp, address }, ownHost, ts };
}

export const recordOf = (given: Partial<AttributionRecord>): AttributionRecord => ({
  source: "(direct)",
  medium: "(none)",
  campaign: "",
  content: "",
  term: "",
  gclid: "",
  fbclid: "",
  twclid: "",
  referrer: "",
  ts: noon,
  ...given,
});

/** Any text, including broken characters and blanks. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 700 }),
  fc.constantFrom("", " ", "newsletter", "(none)", "__proto__", "a".repeat(5_000)),
);

const anyHost = fc.oneof(
  anyText,
  fc.domain(),
  fc.webAuthority(),
  fc.constantFrom(
    "www.google.co.uk",
    "mail.google.com",
    "accounts.google.com",
    "t.co",
    "chatgpt.com",
    ownHost,
    "{}",
    "__proto__",
  ),
);

export const anyParams: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.oneof(
    fc.constantFrom(...campaignParams),
    fc.string(),
    fc.constantFrom("token", "edit", "__proto__", "constructor"),
  ),
  anyText,
);

export const anyArrival: fc.Arbitrary<Arrival> = fc.record({
  params: anyParams,
  referrer: fc.option(fc.record({ host: anyHost, isApp: fc.boolean(), address: fc.oneof(anyText, fc.webUrl()) })),
  ownHost: fc.oneof(fc.constant(ownHost), anyHost),
  ts: fc.integer({ min: noon - 7_200_000, max: noon + 7_200_000 }),
});
