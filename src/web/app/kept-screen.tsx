import { useEffect, useRef } from "react";
import { usePageTitle } from "#web/platform/page-title.ts";
import { followLinks } from "#web/platform/router/follow-links.ts";
import type { Screen } from "./load-screen.ts";

/**
 * A page of words alone stays the HTML that it came as: nothing of it is fetched or drawn again, and its links stay in
 * the app. The title is kept too, for readers who leave and come back.
 */
export function keptScreen(shown: Element, title: string): Screen {
  const html = { __html: shown.innerHTML };
  return function KeptScreen() {
    const page = useRef<HTMLDivElement>(null);
    usePageTitle(title);
    useEffect(() => followLinks(page.current!), []);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: these are the words of our own page, as it was served
    return <div ref={page} className={shown.className} dangerouslySetInnerHTML={html} />;
  };
}
