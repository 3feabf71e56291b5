import { useSyncExternalStore } from "react";
import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { NavLink, useLocation } from "#web/platform/router/router.tsx";
import { isPending, onSessionChange } from "#web/platform/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Logo, LogoMark } from "./logo.tsx";
import { NavLinks } from "./nav-links.tsx";
import { NavMenu } from "./nav-menu.tsx";
import { pageNameAt } from "./page-names.ts";
import { hasTabBar, householdLinks, isHouseholdPath, visitorLinks } from "./rooms.ts";
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
          {/* For the line about where the household is, put there by screens that have one open. */}
          {inHousehold && <div className="nav-status" id="nav-status" />}
          <NavActions user={user} inHousehold={inHousehold} />
          <NavMenu />
        </div>
      </header>
      {hasTabBar(pathname) && <TabBar />}
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

function NavActions({ user, inHousehold }: { user: User | null; inHousehold: boolean }) {
  const isHalfway = useSyncExternalStore(onSessionChange, isPending, () => false);
  const accountLabel = user ? "Account" : isHalfway ? "Finish signing in" : "Sign in";
  return (
    <div className="nav-actions">
      <NavLink className={isHalfway && !user ? "nav-link nav-link--halfway" : "nav-link"} to={paths.account}>
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
