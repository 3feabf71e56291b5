import { pageAddress } from "#domain/attribution/page-address.ts";
import type { PageKind, ParamsOf } from "#sync/events/catalogue.ts";
import { cutTo, longestOf, tagLimits } from "#sync/events/tag-limits.ts";
import { isSampleAt, landerSlugAt, paths, plainPath } from "#web/paths.ts";
import type { PageView } from "./analytics-queue.ts";
import { queryParams } from "./visit.ts";

/** What `page_view` says of a view. Each page's referrer is the page before it, as this site calls it. */
export function pageParams(view: PageView, referrer: string): ParamsOf<"page_view"> {
  const kind = pageKindAt(view.path, view.search);
  return {
    page_location: truncateUrl(viewUrl(view), longestOf("page_location")),
    page_title: cutTo(view.title, longestOf("page_title")),
    page_referrer: truncateUrl(referrer, longestOf("page_referrer")),
    ...(kind && { page_kind: kind }),
  };
}

/** Origin, path and known campaign tags: no token, nothing that was typed, no fragment. */
const viewUrl = ({ path, search }: Pick<PageView, "path" | "search">): string =>
  pageAddress({ origin: location.origin, path, params: queryParams(search) });

/** Not inside an escape, nor between the escapes of one character: nobody could read the address again. */
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

/** The four kinds that the specification tells apart; other pages have none, and nor has the sample, which is nobody's week. */
export function pageKindAt(path: string, search: string): PageKind | undefined {
  const plain = plainPath(path);
  if (plain === paths.home) return "home";
  if (plain === plainPath(paths.intake)) return "intake";
  if (plain.includes(plainPath(paths.dashboard))) return isSampleAt(search) ? undefined : "dashboard";
  return plain === paths.lander || landerSlugAt(plain) ? "lander" : undefined;
}

/** What was asked for, whether a lander has it or not. */
export const landerIdAt = (path: string, search: string): string =>
  cutTo(landerSlugAt(path) || new URLSearchParams(search).get("id") || "", tagLimits.value) || "unknown";

export const intakeModeAt = (search: string): "create" | "edit" =>
  new URLSearchParams(search).get("edit") === "true" ? "edit" : "create";

/** Two addresses with the same key are one view: a step of the intake or a part of a page is no page of its own. */
export function viewKey(path: string, search: string): string {
  const kind = pageKindAt(path, search);
  const detail = kind === "lander" ? landerIdAt(path, search) : kind === "intake" ? intakeModeAt(search) : "";
  return `${plainPath(path)} ${detail}`;
}
