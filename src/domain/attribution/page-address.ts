import { type Arrival, campaignParams, said } from "./arrival.ts";

interface Page {
  origin: string;
  path: string;
  params: Arrival["params"];
}

/** A page as it may be told: origin, path, and how it was found. No token, nothing that was typed, no fragment. */
export function pageAddress({ origin, path, params }: Page): string {
  const told = campaignParams
    .map((name) => [name, said(params, name)] as const)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const page = origin + path.replace(/[?#].*$/s, "");
  return told.length > 0 ? `${page}?${told.join("&")}` : page;
}
