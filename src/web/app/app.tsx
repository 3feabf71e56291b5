import { Suspense, useEffect, useState } from "react";
import type { User } from "#sync/user.ts";
import { recordEvent } from "#web/analytics/analytics-queue.ts";
import { ConsentBar } from "#web/analytics/consent-bar.tsx";
import { leadsTo, paths, plainPath } from "#web/paths.ts";
import { titleOf, usePageTitle } from "#web/platform/page-title.ts";
import { Redirect, ResolveLinkContext, useLocation } from "#web/platform/router/router.tsx";
import { firstSession, latestSignIn, onSessionChange } from "#web/platform/session.ts";
import { Arrival } from "./arrival.tsx";
import { useCanonicalAddress } from "./canonical.ts";
import { Footer } from "./footer.tsx";
import { restoreTyped } from "./lazy/typed-text.ts";
import { LazyScreen } from "./lazy-screen.tsx";
import { LivingPart } from "./living-part.tsx";
import { Loading } from "./loading.tsx";
import { NavBar } from "./nav-bar.tsx";
import { homeTitle, pageNameAt } from "./page-names.ts";
import { routeAt } from "./routes.ts";
import { isSameUser } from "./same-user.ts";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { useScrollMemory } from "./scroll-memory.ts";
import { useSessionSync } from "./session-sync.ts";
import "./app.css";

/** The frame of every page: bar, screen, footer. */
export function App() {
  const [user, setUser] = useState<User | null>(null);
  const { pathname } = useLocation();
  useScrollMemory();
  useSessionSync();
  useCanonicalAddress(pathname);
  usePageTitle(frameTitle(pathname));
  useEffect(() => {
    const meet = (next: User | null) => setUser((before) => (isSameUser(before, next) ? before : next));
    const stopFollowing = onSessionChange(meet);
    void firstSession().then((session) => session.isKnown && meet(session.user));
    return stopFollowing;
  }, []);
  useEffect(restoreTyped, []);
  useEffect(() => recordEvent({ kind: "user", at: Date.now(), user, signIn: latestSignIn() }), [user]);
  return (
    <ResolveLinkContext value={leadsTo}>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <NavBar user={user} />
      <main id="content" tabIndex={-1}>
        <Screens user={user} setUser={setUser} />
      </main>
      <Footer />
      <ConsentBar />
    </ResolveLinkContext>
  );
}

interface ScreenProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

/** Boundary and Suspense are keyed by path, so that each page fails, loads and arrives on its own. */
function Screens(props: ScreenProps) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  if (!route) return <Redirect to={paths.home} />;
  const received = Object.fromEntries(route.receives.map((name) => [name, props[name]]));
  return (
    <ScreenBoundary key={plainPath(pathname)}>
      <Suspense fallback={<Loading />}>
        <LazyScreen name={route.screen} {...received} />
        <LivingPart />
        <Arrival />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Articles and landers name themselves. */
function frameTitle(path: string): string | undefined {
  const name = pageNameAt(path);
  if (name) return titleOf(name);
  return path === paths.home ? homeTitle : undefined;
}
