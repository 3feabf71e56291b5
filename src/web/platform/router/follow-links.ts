import { isPlainClick, navigate } from "./browser-location.ts";

/** Makes the links of plain HTML navigate within the app, as `Link` does. Returns a function to stop. */
export function followLinks(html: HTMLElement): () => void {
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
