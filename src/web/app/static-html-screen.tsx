import { useEffect, useRef } from "react";
import { usePageTitle } from "#web/platform/page-title.ts";
import { isPlainClick, navigate } from "#web/platform/router/browser-location.ts";
import type { Screen } from "./load-screen.ts";

/**
 * A text-only page stays the HTML that the server sent: its script is not fetched, it is not rendered again, and its links
 * navigate within the app. The title is set again for readers who leave and come back.
 */
export function staticHtmlScreen(shown: Element, title: string): Screen {
  const html = { __html: shown.innerHTML };
  return function StaticHtmlScreen() {
    const page = useRef<HTMLDivElement>(null);
    usePageTitle(title);
    useEffect(() => followLinks(page.current!), []);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is our own page, as it was served
    return <div ref={page} className={shown.className} dangerouslySetInnerHTML={html} />;
  };
}

/** Makes the links of plain HTML navigate within the app, as `Link` does. Returns a function to stop. */
function followLinks(html: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const to = link?.getAttribute("href");
    // The browser handles `#` links and other sites.
    if (!link || !to?.startsWith("/") || event.defaultPrevented || !isPlainClick(event, link)) return;
    event.preventDefault();
    navigate(to);
  };
  html.addEventListener("click", follow);
  return () => html.removeEventListener("click", follow);
}
