import { pageAddress } from "#domain/attribution/page-address.ts";
import type { ParamsOf } from "#sync/events/catalogue.ts";
import { longestOf } from "#sync/events/tag-limits.ts";
import { paramsOf } from "./browser-arrival.ts";
import type { View } from "./happenings.ts";
import { pageKindAt } from "./page-kind.ts";

/** What `page_view` says of a view. Each page's referrer is the page before it, as this site calls it. */
export function pageParams(view: View, referrer: string): ParamsOf<"page_view"> {
  const kind = pageKindAt(view.path);
  return {
    page_location: cut("page_location", addressOf(view)),
    page_title: cut("page_title", view.title),
    page_referrer: cut("page_referrer", referrer),
    ...(kind && { page_kind: kind }),
  };
}

/** Origin, path and known campaign tags: no token, nothing that was typed, no fragment. */
const addressOf = ({ path, search }: Pick<View, "path" | "search">): string =>
  pageAddress({ origin: location.origin, path, params: paramsOf(search) });

const cut = (name: string, text: string): string => text.slice(0, longestOf(name));
