import { Suspense, useEffect, useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import type { User } from "#sync/user.ts";
import { paths, plainPath } from "#web/paths.ts";
import { Arrival, useScrollMemory } from "./arrival.tsx";
import { Footer } from "./footer.tsx";
import { headAt } from "./heads.ts";
import { LazyScreen } from "./lazy-screen.tsx";
import { NavBar } from "./nav-bar.tsx";
import { routes } from "./routes.ts";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { readSession } from "./session.ts";
import "./app.css";

/** The frame of every page: bar, screen, footer. */
export function App() {
  const [user, setUser] = useState<User | null>(null);
  const { pathname } = useLocation();
  useScrollMemory();
  usePageTitle(pathname);
  useEffect(() => {
    void readSession().then(setUser);
  }, []);
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <NavBar user={user} />
      <main id="content" tabIndex={-1}>
        <Screens user={user} setUser={setUser} />
      </main>
      <Footer />
    </>
  );
}

interface ScreenProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

/** Boundary and Suspense are keyed by path: without that, "Loading..." does not show on client navigation. */
function Screens(props: ScreenProps) {
  const key = plainPath(useLocation().pathname);
  return (
    <ScreenBoundary key={key}>
      <Suspense key={key} fallback={<p className="wrap page loading">Loading...</p>}>
        <Routes>
          {routes.map(({ path, screen, receives }) => (
            <Route
              key={path}
              path={path}
              element={
                <LazyScreen name={screen} {...Object.fromEntries(receives.map((name) => [name, props[name]]))} />
              }
            />
          ))}
          <Route path={`${paths.account}/*`} element={<LazyScreen name="account" {...props} />} />
          <Route path="*" element={<Navigate to={paths.home} replace />} />
        </Routes>
        <Arrival />
      </Suspense>
    </ScreenBoundary>
  );
}

function usePageTitle(pathname: string) {
  const { title } = headAt(pathname);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
