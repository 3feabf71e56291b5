import { useEffect, useRef } from "react";
import { usePageTitle } from "#web/platform/page-title.ts";
import { isPlainClick, navigate } from "#web/platform/router/browser-location.ts";
import type { Screen } from "./load-screen.ts";

/**
 * A page of words alone stays the HTML that it came as: nothing of it is fetched or drawn again, and its links stay in
 * the app. The title is kept too, for readers who leave and come back.
 */
export function staticHtmlScreen(shown: Element, title: string): Screen {
  const html = { __html: shown.innerHTML };
  return function KeptScreen() {
    const page = useRef<HTMLDivElement>(null);
    usePageTitle(title);
    useEffect(() => followLinks(page.current!), []);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: these are the words of our own page, as it was served
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
