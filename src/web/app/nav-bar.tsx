import { useEffect, useRef } from "react";
import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { Link, NavLink } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Logo, LogoMark } from "./logo.tsx";
import { householdLinks, isHouseholdPath, type NavItem, visitorLinks } from "./nav-links.ts";
import { pageNameAt } from "./page-names.ts";
import { TabBar } from "./tab-bar.tsx";
import "./nav-bar.css";

/** Above every page. A household sees its rooms, a visitor sees what there is to know. */
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
          <NavActions user={user} inHousehold={inHousehold} />
          <Menu />
        </div>
      </header>
      {inHousehold && <TabBar />}
    </>
  );
}

/** On phones the household's bar names the page instead of the product. */
function PageName({ pathname }: { pathname: string }) {
  return (
    <span className="nav-page" aria-hidden="true">
      <LogoMark />
      {pageNameAt(pathname)}
    </span>
  );
}

function NavLinks({ items }: { items: readonly NavItem[] }) {
  return items.map(({ to, label, end }) =>
    // A link to a part of the page is never "the current page".
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

function NavActions({ user, inHousehold }: { user: User | null; inHousehold: boolean }) {
  return (
    <div className="nav-actions">
      <NavLink className="nav-link" to={paths.account}>
        {user ? "Account" : "Sign in"}
      </NavLink>
      {!inHousehold && (
        <ButtonLink to={user ? paths.dashboard : paths.intake} size="small">
          {user ? "This week" : "Start your week"}
        </ButtonLink>
      )}
    </div>
  );
}

/** The rest of the rooms on narrow screens. A `details` element, so that it opens without JavaScript too. */
function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => {
    menu.current?.removeAttribute("open");
  }, [key]);
  return (
    <details className="nav-menu" ref={menu}>
      <summary aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav className="nav-menu-panel" aria-label="Menu">
        <NavLinks items={[...householdLinks, ...visitorLinks, { to: paths.account, label: "Account" }]} />
      </nav>
    </details>
  );
}
