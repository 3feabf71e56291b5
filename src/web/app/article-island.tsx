import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { IslandContext } from "#web/platform/island-context.ts";
import { isPlainClick, navigate } from "#web/platform/router/browser-location.ts";
import { requestScreen, type Screen } from "./load-screen.ts";
import { routeAt } from "./routes.ts";

interface OpenIsland {
  place: Element;
  Part: Screen;
  /** What the link said after `#`. */
  hash: string;
}

/**
 * A page of words can hold one part that works. It is drawn into the page's own HTML once someone presses a link of its
 * block; until then nothing of it is fetched. Where its script does not come, the link leads where it says.
 */
export function ArticleIsland(): ReactNode {
  const [opened, setOpened] = useState<OpenIsland | null>(null);
  useEffect(() => onIslandClick(setOpened), []);
  useEffect(() => opened?.place.querySelector<HTMLElement>("input, select")?.focus(), [opened]);
  if (!opened) return null;
  const { place, Part, hash: begins } = opened;
  return createPortal(
    <IslandContext value={begins}>
      <Part />
    </IslandContext>,
    place,
  );
}

/** Answers with how to stop. */
function onIslandClick(show: (opened: OpenIsland) => void): () => void {
  let isHere = true;
  const open = (event: MouseEvent) => {
    const asked = islandOf(event);
    if (!asked) return;
    event.preventDefault();
    requestScreen(asked.screen).then(
      (Part) => isHere && show({ ...asked, Part }),
      () => isHere && navigate(asked.to),
    );
  };
  // Before the page's own links are followed.
  document.addEventListener("click", open, { capture: true });
  return () => {
    isHere = false;
    document.removeEventListener("click", open, { capture: true });
  };
}

function islandOf(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("[data-living] a[href]");
  const place = link?.closest("[data-living]")?.querySelector("[data-living-place]");
  const route = link && routeAt(link.pathname);
  if (!place || place.contains(link) || !route || !isPlainClick(event, link)) return null;
  return { place, screen: route.screen, begins: link.hash, to: link.pathname + link.hash };
}
