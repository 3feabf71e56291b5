import { Suspense, use, useEffect, useState } from "react";
import type { User } from "#sync/user.ts";
import { recordEvent } from "#web/analytics/analytics-queue.ts";
import { ConsentBar } from "#web/analytics/consent-bar.tsx";
import { linkWithinSample, paths, plainPath } from "#web/paths.ts";
import { titleOf, usePageTitle } from "#web/platform/page-title.ts";
import { Redirect, ResolveLinkContext, useLocation } from "#web/platform/router/router.tsx";
import { firstSession, latestSignIn, onSessionChange } from "#web/platform/session.ts";
import { ArticleIsland } from "./article-island.tsx";
import { Footer } from "./footer.tsx";
import { restoreInput } from "./lazy/reload-stale-tab.ts";
import { loadedScreen, openScreen } from "./load-screen.ts";
import { NavBar } from "./nav-bar.tsx";
import { homeTitle } from "./nav-items.ts";
import { RouteFocus, useScrollRestoration } from "./route-focus.tsx";
import { routeAt } from "./routes.ts";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { isSameUser, useSessionSync } from "./session-sync.ts";
import "./app.css";

/** The frame of every page: navigation, screen, footer, consent bar. */
export function App() {
  const [user, setUser] = useState<User | null>(null);
  const { pathname } = useLocation();
  useScrollRestoration();
  useSessionSync();
  useCanonicalUrl(pathname);
  usePageTitle(frameTitle(pathname));
  useEffect(() => {
    const update = (next: User | null) => setUser((current) => (isSameUser(current, next) ? current : next));
    const stopFollowing = onSessionChange(update);
    void firstSession().then((session) => session.isKnown && update(session.user));
    return stopFollowing;
  }, []);
  useEffect(restoreInput, []);
  useEffect(() => recordEvent({ kind: "user", at: Date.now(), user, signIn: latestSignIn() }), [user]);
  return (
    <ResolveLinkContext value={linkWithinSample}>
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

/** Boundary and Suspense are keyed by path, so that each page fails, loads and takes the focus on its own. */
function Screens(props: ScreenProps) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  if (!route) return <Redirect to={paths.home} />;
  const received = Object.fromEntries((route.receives ?? []).map((name) => [name, props[name]]));
  return (
    <ScreenBoundary key={plainPath(pathname)}>
      <Suspense fallback={<Loading />}>
        <LazyScreen name={route.screen} {...received} />
        <ArticleIsland />
        <RouteFocus />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Undefined for articles, landers and other screens that set their own title. */
function frameTitle(path: string): string | undefined {
  const { name, hasOwnTitle } = routeAt(path) ?? {};
  if (hasOwnTitle) return undefined;
  if (name) return titleOf(name);
  return path === paths.home ? homeTitle : undefined;
}

type LazyScreenProps = { name: string } & Record<string, unknown>;

/** Renders a screen, after loading its chunk where needed; the nearest Suspense shows "Loading..." meanwhile. */
function LazyScreen(props: LazyScreenProps) {
  // Decided once: switching later would remount the screen and lose its state.
  const [isReady] = useState(() => loadedScreen(props.name) !== undefined);
  return isReady ? <LoadedScreen {...props} /> : <LoadingScreen {...props} />;
}

function LoadedScreen({ name, ...props }: LazyScreenProps) {
  const Screen = loadedScreen(name)!;
  return <Screen {...props} />;
}

function LoadingScreen({ name, ...props }: LazyScreenProps) {
  const Screen = use(openScreen(name));
  return <Screen {...props} />;
}

/** The placeholder while a page's chunk loads. */
export function Loading() {
  return (
    <p className="wrap page loading" role="status">
      Loading...
    </p>
  );
}

/** Updates the canonical URL on navigation, because browsers share a page by it. */
function useCanonicalUrl(pathname: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
