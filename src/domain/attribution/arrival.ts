import { cut, longest } from "./record.ts";

/** How a page was come to. */
export interface Arrival {
  /** Of the address, names in lower case. */
  params: Readonly<Record<string, string>>;
  /** Host as the address has it, port included, or an Android app's package; `address` is origin and path. */
  referrer: { host: string; isApp: boolean; address: string } | null;
  ownHost: string;
  ts: number;
}

interface Click {
  name: string;
  source: string;
  medium: string;
}

/** What advertising networks add to a link. Where there are several, the first of these counts. */
const clicks: readonly Click[] = [
  { name: "gclid", source: "google", medium: "cpc" },
  { name: "gbraid", source: "google", medium: "cpc" },
  { name: "wbraid", source: "google", medium: "cpc" },
  { name: "fbclid", source: "facebook", medium: "paid_social" },
  { name: "twclid", source: "x", medium: "paid_social" },
  { name: "msclkid", source: "bing", medium: "cpc" },
];

const tags = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];

/** All that may be told of an address's parameters, in the order in which it is told. */
export const campaignParams: readonly string[] = [...tags, ...clicks.map(({ name }) => name)];

/** A parameter's value; one of blanks alone is none. */
export const said = (params: Arrival["params"], name: string): string =>
  cut(params[name] ?? "", name.startsWith("utm_") ? longest.words : longest.token);

export const clickOf = (params: Arrival["params"]): Click | undefined =>
  clicks.find(({ name }) => said(params, name) !== "");

/** Whether whoever made the link said where it stands. */
export const isTagged = (params: Arrival["params"]): boolean =>
  said(params, "utm_source") !== "" || clickOf(params) !== undefined;
