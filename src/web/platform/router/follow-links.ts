import { isPlainClick, navigate } from "./browser-location.ts";

/** Lets the links of plain HTML stay in the app as `Link` does. Answers with how to stop. */
export function followLinks(html: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const to = link?.getAttribute("href");
    // Parts of the page and other sites are the browser's own.
    if (!link || !to?.startsWith("/") || event.defaultPrevented || !isPlainClick(event, link)) return;
    event.preventDefault();
    navigate(to);
  };
  html.addEventListener("click", follow);
  return () => html.removeEventListener("click", follow);
}
