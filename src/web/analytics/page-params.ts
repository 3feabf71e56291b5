import { pageAddress } from "#domain/attribution/page-address.ts";
import type { ParamsOf } from "#sync/events/catalogue.ts";
import { cutTo, longestOf } from "#sync/events/tag-limits.ts";
import { paramsOf } from "./browser-arrival.ts";
import type { View } from "./happenings.ts";
import { pageKindAt } from "./page-kind.ts";

/** What `page_view` says of a view. Each page's referrer is the page before it, as this site calls it. */
export function pageParams(view: View, referrer: string): ParamsOf<"page_view"> {
  const kind = pageKindAt(view.path, view.search);
  return {
    page_location: cutAddress(addressOf(view), longestOf("page_location")),
    page_title: cutTo(view.title, longestOf("page_title")),
    page_referrer: cutAddress(referrer, longestOf("page_referrer")),
    ...(kind && { page_kind: kind }),
  };
}

/** Origin, path and known campaign tags: no token, nothing that was typed, no fragment. */
const addressOf = ({ path, search }: Pick<View, "path" | "search">): string =>
  pageAddress({ origin: location.origin, path, params: paramsOf(search) });

/** Not inside an escape, nor between the escapes of one character: nobody could read the address again. */
function cutAddress(address: string, length: number): string {
  if (address.length <= length) return address;
  const short = cutTo(address, length).replace(/%[\da-f]?$/i, "");
  const [last = ""] = /%[c-f][\da-f](?:%[89ab][\da-f])*$/i.exec(short) ?? [];
  return isReadable(last) ? short : short.slice(0, -last.length);
}

function isReadable(escaped: string): boolean {
  try {
    return decodeURIComponent(escaped) !== null;
  } catch {
    return false;
  }
}
