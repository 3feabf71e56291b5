import { requestScreen } from "./load-screen.ts";
import { routeAt } from "./routes.ts";

/** A link that someone points at or focuses is likely to be followed: its chunk is requested then, not earlier. */
export function prefetchOnIntent(): void {
  document.addEventListener("pointerover", requestLinked, { passive: true });
  document.addEventListener("focusin", requestLinked, { passive: true });
}

function requestLinked(event: Event) {
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.origin !== location.origin) return;
  const route = routeAt(link.pathname);
  // A failure here is not news: if the link is followed, the screen itself says so.
  if (route) requestScreen(route.screen).catch(() => {});
}
