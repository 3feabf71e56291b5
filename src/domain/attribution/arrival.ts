import { isNoTouch, plainHost, sourceOfHost } from "./known-host.ts";
import { type AttributionRecord, cut, maxLengths } from "./record.ts";

/** How a visitor arrived at a page. */
export interface Arrival {
  /** The query parameters, with lower-case names. */
  params: Readonly<Record<string, string>>;
  /** The host with port, or an Android app's package; `address` is origin and path. */
  referrer: { host: string; isApp: boolean; address: string } | null;
  ownHost: string;
  ts: number;
}

interface Click {
  name: string;
  source: string;
  medium: string;
}

/** Click ids that ad networks add to links. Of several the first in this list counts. */
const clicks: readonly Click[] = [
  { name: "gclid", source: "google", medium: "cpc" },
  { name: "gbraid", source: "google", medium: "cpc" },
  { name: "wbraid", source: "google", medium: "cpc" },
  { name: "fbclid", source: "facebook", medium: "paid_social" },
  { name: "twclid", source: "x", medium: "paid_social" },
  { name: "msclkid", source: "bing", medium: "cpc" },
];

const tags = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"];

/** All parameters that may be reported, in reporting order. */
export const campaignParams: readonly string[] = [...tags, ...clicks.map(({ name }) => name)];

/** A parameter's value; blanks count as empty. */
export const paramValue = (params: Arrival["params"], name: string): string =>
  cut(params[name] ?? "", name.startsWith("utm_") ? maxLengths.words : maxLengths.token);

const clickOf = (params: Arrival["params"]): Click | undefined =>
  clicks.find(({ name }) => paramValue(params, name) !== "");

/** Whether the link has campaign tags. */
export const isTagged = (params: Arrival["params"]): boolean =>
  paramValue(params, "utm_source") !== "" || clickOf(params) !== undefined;

type Way = Pick<AttributionRecord, "source" | "medium">;

const direct: Way = { source: "(direct)", medium: "(none)" };

/** Classifies an arrival. The link's parameters outrank the referrer. */
export function classify(arrival: Arrival): AttributionRecord {
  const { params, referrer, ts } = arrival;
  const way = wayByLink(params) ?? wayByReferrer(arrival);
  return {
    source: cut(way.source, maxLengths.words),
    medium: way.medium,
    campaign: paramValue(params, "utm_campaign"),
    content: paramValue(params, "utm_content"),
    term: paramValue(params, "utm_term"),
    gclid: paramValue(params, "gclid"),
    fbclid: paramValue(params, "fbclid"),
    twclid: paramValue(params, "twclid"),
    referrer: way === direct ? "" : withoutQuery(referrer?.address ?? ""),
    ts,
  };
}

/** An explicit tag outranks a click id, because the campaign's owner set it. */
function wayByLink(params: Arrival["params"]): Way | undefined {
  const click = clickOf(params);
  const source = paramValue(params, "utm_source");
  return source ? { source, medium: paramValue(params, "utm_medium") || click?.medium || "(not set)" } : click;
}

function wayByReferrer(arrival: Arrival): Way {
  const host = plainHost(arrival.referrer?.host ?? "");
  const isApp = arrival.referrer?.isApp ?? false;
  if (host === "" || isRedirectBack(arrival)) return direct;
  if (isOwn(arrival)) return { source: host, medium: "internal" };
  return sourceOfHost(host, isApp) ?? { source: host, medium: "referral" };
}

/** A redirect back from a sign-in or payment page. The operator's own site never counts as one. */
export const isRedirectBack = (arrival: Arrival): boolean =>
  arrival.referrer !== null && !arrival.referrer.isApp && !isOwn(arrival) && isNoTouch(arrival.referrer.host);

const isOwn = ({ referrer, ownHost }: Arrival): boolean =>
  referrer !== null && !referrer.isApp && plainHost(referrer.host) === plainHost(ownHost);

const withoutQuery = (address: string): string => cut(address.replace(/[?#].*$/s, ""), maxLengths.token);

interface Page {
  origin: string;
  path: string;
  params: Arrival["params"];
}

/** A page address that is safe to report: origin, path and campaign parameters, without tokens, typed text or fragments. */
export function pageAddress({ origin, path, params }: Page): string {
  const told = campaignParams
    .map((name) => [name, paramValue(params, name)] as const)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const page = origin + path.replace(/[?#].*$/s, "");
  return told.length > 0 ? `${page}?${told.join("&")}` : page;
}
