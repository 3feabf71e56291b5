import { type Arrival, clickOf, said } from "./arrival.ts";
import { plainHost } from "./host.ts";
import { isNoTouch, sourceOfHost } from "./known-host.ts";
import { type AttributionRecord, cut, longest } from "./record.ts";

type Way = Pick<AttributionRecord, "source" | "medium">;

const direct: Way = { source: "(direct)", medium: "(none)" };

/** Where someone came from: what the link says outranks what the referrer proves. */
export function classify(arrival: Arrival): AttributionRecord {
  const { params, referrer, ts } = arrival;
  const way = wayByLink(params) ?? wayByReferrer(arrival);
  return {
    source: cut(way.source, longest.words),
    medium: way.medium,
    campaign: said(params, "utm_campaign"),
    content: said(params, "utm_content"),
    term: said(params, "utm_term"),
    gclid: said(params, "gclid"),
    fbclid: said(params, "fbclid"),
    twclid: said(params, "twclid"),
    referrer: way === direct ? "" : withoutQuery(referrer?.address ?? ""),
    ts,
  };
}

/** An explicit tag outranks a click id, because the campaign's owner wrote it. */
function wayByLink(params: Arrival["params"]): Way | undefined {
  const click = clickOf(params);
  const source = said(params, "utm_source");
  return source ? { source, medium: said(params, "utm_medium") || click?.medium || "(not set)" } : click;
}

function wayByReferrer(arrival: Arrival): Way {
  const host = plainHost(arrival.referrer?.host ?? "");
  const isApp = arrival.referrer?.isApp ?? false;
  if (host === "" || isRedirectBack(arrival)) return direct;
  if (isOwn(arrival)) return { source: host, medium: "internal" };
  return sourceOfHost(host, isApp) ?? { source: host, medium: "referral" };
}

/** Back from signing in or paying elsewhere; an operator's own site is their own, even where such pages live. */
export const isRedirectBack = (arrival: Arrival): boolean =>
  arrival.referrer !== null && !arrival.referrer.isApp && !isOwn(arrival) && isNoTouch(arrival.referrer.host);

const isOwn = ({ referrer, ownHost }: Arrival): boolean =>
  referrer !== null && !referrer.isApp && plainHost(referrer.host) === plainHost(ownHost);

const withoutQuery = (address: string): string => cut(address.replace(/[?#].*$/s, ""), longest.token);
