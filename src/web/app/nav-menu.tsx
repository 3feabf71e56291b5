import { type RefObject, useEffect, useRef } from "react";
import { paths } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { NavLinks } from "./nav-links.tsx";
import { householdLinks, visitorLinks } from "./rooms.ts";

const items = [...householdLinks, ...visitorLinks, { to: paths.account, label: "Account" }];

/** The rest of the rooms on narrow screens. A `details` element, so that it opens without JavaScript too. */
export function NavMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOnArrival(menu);
  useCloseOnLeaving(menu);
  return (
    <details className="nav-menu" ref={menu}>
      <summary aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav className="nav-menu-panel" aria-label="Menu">
        <NavLinks items={items} />
      </nav>
    </details>
  );
}

type Menu = RefObject<HTMLDetailsElement | null>;

/** Not on the first page: someone may have opened the menu before the script ran. */
function useCloseOnArrival(menu: Menu) {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== key) menu.current?.removeAttribute("open");
    seen.current = key;
  }, [key, menu]);
}

/** Escape, a press outside, and tabbing past the end close it. */
function useCloseOnLeaving(menu: Menu) {
  useEffect(() => {
    const ending = new AbortController();
    const leave = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute("open");
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      menu.current.removeAttribute("open");
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", leave, ending);
    document.addEventListener("focusin", leave, ending);
    document.addEventListener("keydown", closeOnEscape, ending);
    return () => ending.abort();
  }, [menu]);
}
