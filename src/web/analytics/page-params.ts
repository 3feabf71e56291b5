import { pageAddress } from "#domain/attribution/arrival.ts";
import type { PageKind, ParamsOf } from "#sync/events/catalogue.ts";
import { cutTo, longestOf, tagLimits } from "#sync/events/tag-limits.ts";
import { isSampleAt, landerSlugAt, paths, plainPath } from "#web/paths.ts";
import type { PageView } from "./analytics-queue.ts";
import { queryParams } from "./visit.ts";

/** The parameters of `page_view`. The referrer of a page is the previous page's sanitized address. */
export function pageParams(view: PageView, referrer: string): ParamsOf<"page_view"> {
  const kind = pageKindAt(view.path, view.search);
  return {
    page_location: truncateUrl(viewUrl(view), longestOf("page_location")),
    page_title: cutTo(view.title, longestOf("page_title")),
    page_referrer: truncateUrl(referrer, longestOf("page_referrer")),
    ...(kind && { page_kind: kind }),
  };
}

/** Origin, path and known campaign tags only: no token, no user input, no fragment. */
const viewUrl = ({ path, search }: Pick<PageView, "path" | "search">): string =>
  pageAddress({ origin: location.origin, path, params: queryParams(search) });

/** Never cuts inside a percent escape, nor between the escapes of one character: the URL could not be decoded. */
function truncateUrl(address: string, length: number): string {
  if (address.length <= length) return address;
  const short = cutTo(address, length).replace(/%[\da-f]?$/i, "");
  const [last = ""] = /%[c-f][\da-f](?:%[89ab][\da-f])*$/i.exec(short) ?? [];
  return isDecodable(last) ? short : short.slice(0, -last.length);
}

function isDecodable(escaped: string): boolean {
  try {
    return decodeURIComponent(escaped) !== null;
  } catch {
    return false;
  }
}

/** The four kinds of the specification. Other pages have none, and neither has the sample household. */
export function pageKindAt(path: string, search: string): PageKind | undefined {
  const plain = plainPath(path);
  if (plain === paths.home) return "home";
  if (plain === plainPath(paths.intake)) return "intake";
  if (plain.includes(plainPath(paths.dashboard))) return isSampleAt(search) ? undefined : "dashboard";
  return plain === paths.lander || landerSlugAt(plain) ? "lander" : undefined;
}

/** The id in the address, whether or not there is such a lander. */
export const landerIdAt = (path: string, search: string): string =>
  cutTo(landerSlugAt(path) || new URLSearchParams(search).get("id") || "", tagLimits.value) || "unknown";

export const intakeModeAt = (search: string): "create" | "edit" =>
  new URLSearchParams(search).get("edit") === "true" ? "edit" : "create";

/** Addresses with the same key are one view: a step of the intake or a part of a page is no page of its own. */
export function viewKey(path: string, search: string): string {
  const kind = pageKindAt(path, search);
  const detail = kind === "lander" ? landerIdAt(path, search) : kind === "intake" ? intakeModeAt(search) : "";
  return `${plainPath(path)} ${detail}`;
}
