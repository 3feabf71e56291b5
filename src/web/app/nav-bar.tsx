import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { Link, NavLink, useLocation } from "#web/platform/router/router.tsx";
import { isPending, onSessionChange } from "#web/platform/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Icon } from "#web/ui/icon.tsx";
import { hasTabBar, householdLinks, isHouseholdPath, type NavItem, visitorLinks } from "./nav-items.ts";
import { routeAt } from "./routes.ts";
import "./nav-bar.css";

/** The navigation above every page: a household's pages, or a visitor's. */
export function NavBar({ user }: { user: User | null }) {
  const { pathname } = useLocation();
  const inHousehold = isHouseholdPath(pathname);
  return (
    <>
      <header className={inHousehold ? "nav nav--household" : "nav"}>
        <div className="wrap nav-row">
          <Logo />
          {inHousehold && <PageName pathname={pathname} />}
          <nav className="nav-links" aria-label="Main">
            <NavLinks items={inHousehold ? householdLinks : visitorLinks} />
          </nav>
          {/* Screens with an open household render its sync status here. */}
          {inHousehold && <div className="nav-status" id="nav-status" />}
          <NavActions user={user} inHousehold={inHousehold} />
          <NavMenu />
        </div>
      </header>
      {hasTabBar(pathname) && <TabBar />}
    </>
  );
}

/** On phones the household's bar shows the page's name instead of the product's. */
function PageName({ pathname }: { pathname: string }) {
  return (
    <span className="nav-page" aria-hidden="true">
      <LogoMark />
      {routeAt(pathname)?.name}
    </span>
  );
}

function NavActions({ user, inHousehold }: { user: User | null; inHousehold: boolean }) {
  const isSignInPending = useSyncExternalStore(onSessionChange, isPending, () => false);
  const accountLabel = user ? "Account" : isSignInPending ? "Finish signing in" : "Sign in";
  return (
    <div className="nav-actions">
      <NavLink className={isSignInPending && !user ? "nav-link nav-link--halfway" : "nav-link"} to={paths.account}>
        {accountLabel}
      </NavLink>
      {!inHousehold && (
        <ButtonLink to={user ? paths.dashboard : paths.intake} size="small">
          {user ? "This week" : "Start your week"}
        </ButtonLink>
      )}
    </div>
  );
}

/** The brand mark: one week's square with a folded corner. */
function LogoMark() {
  return (
    <svg className="logo-mark" width="17" height="21" viewBox="0 0 17 21" aria-hidden="true">
      <path
        className="logo-page"
        d="M2.5 0h12A2.5 2.5 0 0 1 17 2.5V12l-9 9H2.5A2.5 2.5 0 0 1 0 18.500v-16A2.5 2.5 0 0 1 2.5 0Z"
      />
      <path className="logo-flap" d="M9.3 20.200v-6a1.2 1.2 0 0 1 1.2-1.200h6Z" />
    </svg>
  );
}

function Logo() {
  return (
    <Link className="logo" to={paths.home}>
      <LogoMark />
      Weekfold
    </Link>
  );
}

function NavLinks({ items }: { items: readonly NavItem[] }) {
  return items.map(({ to, label, end }) =>
    // A link to a part of a page is never the current page.
    to.includes("#") ? (
      <Link key={to} to={to} className="nav-link">
        {label}
      </Link>
    ) : (
      <NavLink key={to} to={to} end={end ?? false} className="nav-link">
        {label}
      </NavLink>
    ),
  );
}

const menuItems = [...householdLinks, ...visitorLinks, { to: paths.account, label: "Account" }];

/** All pages in a menu, for narrow screens. A `details` element, so it opens without JavaScript too. */
function NavMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOnNavigation(menu);
  useCloseOnOutsideAction(menu);
  return (
    <details className="nav-menu" ref={menu}>
      <summary aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav className="nav-menu-panel" aria-label="Menu">
        <NavLinks items={menuItems} />
      </nav>
    </details>
  );
}

type Menu = RefObject<HTMLDetailsElement | null>;

/** Not on the first page: the menu may have been opened before the script ran. */
function useCloseOnNavigation(menu: Menu) {
  const { key } = useLocation();
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current !== key) menu.current?.removeAttribute("open");
    previousKey.current = key;
  }, [key, menu]);
}

/** Escape, a press outside, or tabbing past the end closes it. */
function useCloseOnOutsideAction(menu: Menu) {
  useEffect(() => {
    const listening = new AbortController();
    const closeOnOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute("open");
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      menu.current.removeAttribute("open");
      focusIn(menu.current, "summary");
    };
    document.addEventListener("pointerdown", closeOnOutside, listening);
    document.addEventListener("focusin", closeOnOutside, listening);
    document.addEventListener("keydown", closeOnEscape, listening);
    return () => listening.abort();
  }, [menu]);
}

const leftTabs = [
  {
    to: paths.dashboard,
    label: "Week",
    end: true,
    drawing: "M5 3h10a1 1 0 0 1 1 1v8l-5 5H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm6 14v-4a1 1 0 0 1 1-1h4",
  },
  { to: paths.spending, label: "Spending", end: false, drawing: "M3 5h14M3 10h14M3 15h8" },
] as const;

const rightTabs = [
  { to: paths.goals, label: "Goals", end: false, drawing: "M5 17V3h10l-2.5 3.500L15 10H5" },
  { to: paths.netWorth, label: "Net worth", end: false, drawing: "M3 15l4.5-5 3.5 3 6-7M13 6h4v4" },
] as const;

/** The household's main pages at the bottom of phones, with a button to add an expense in the middle. */
function TabBar() {
  return (
    <nav className="tab-bar" aria-label="Rooms" data-keep-clear>
      {leftTabs.map(renderTab)}
      <Link to={`${paths.dashboard}#add-expense`} className="tab-bar-add" aria-label="Add an expense">
        <Icon name="plus" />
      </Link>
      {rightTabs.map(renderTab)}
    </nav>
  );
}

const renderTab = ({ to, label, end, drawing }: (typeof leftTabs | typeof rightTabs)[number]) => (
  <NavLink key={to} to={to} end={end} className="tab-bar-link">
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawing} />
    </svg>
    {label}
  </NavLink>
);
