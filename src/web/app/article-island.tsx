import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { IslandContext } from "#web/platform/island-context.ts";
import { isPlainClick, navigate } from "#web/platform/router/browser-location.ts";
import { focusIn } from "#web/ui/focus.ts";
import { requestScreen, type Screen } from "./load-screen.ts";
import { routeAt } from "./routes.ts";

interface OpenIsland {
  place: Element;
  Part: Screen;
  /** The `#` part of the link: the island's initial values. */
  hash: string;
}

/**
 * One interactive part of an article. It is rendered into the page's HTML when a link of its block is clicked, and nothing of
 * it is fetched before that. If its script does not load, the link navigates as usual.
 */
export function ArticleIsland(): ReactNode {
  const [opened, setOpened] = useState<OpenIsland | null>(null);
  useEffect(() => onIslandClick(setOpened), []);
  useEffect(() => void focusIn(opened?.place, "input, select"), [opened]);
  if (!opened) return null;
  const { place, Part, hash: begins } = opened;
  return createPortal(
    <IslandContext value={begins}>
      <Part />
    </IslandContext>,
    place,
  );
}

function onIslandClick(show: (opened: OpenIsland) => void): () => void {
  let isMounted = true;
  const open = (event: MouseEvent) => {
    const island = islandOf(event);
    if (!island) return;
    event.preventDefault();
    requestScreen(island.screen).then(
      (Part) => isMounted && show({ ...island, Part }),
      () => isMounted && navigate(island.to),
    );
  };
  // In the capture phase, before the page's own link handler.
  document.addEventListener("click", open, { capture: true });
  return () => {
    isMounted = false;
    document.removeEventListener("click", open, { capture: true });
  };
}

function islandOf(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("[data-living] a[href]");
  const place = link?.closest("[data-living]")?.querySelector("[data-living-place]");
  const route = link && routeAt(link.pathname);
  if (!place || place.contains(link) || !route || !isPlainClick(event, link)) return null;
  return { place, screen: route.screen, hash: link.hash, to: link.pathname + link.hash };
}
