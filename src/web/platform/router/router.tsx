import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from "react";
import { browserLocation, navigate, onLocationChange } from "./browser-location.ts";
import { type Location, locationOf } from "./location.ts";

const LocationContext = createContext<Location>(locationOf("/"));

/** Where a link leads from an address: the app may have links stay within something. */
export type LeadsTo = (to: string, search: string) => string;

export const LeadsToContext = createContext<LeadsTo>((to) => to);

/** Follows the browser's address. The store is read synchronously, so a page that loads shows its placeholder at once. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const location = useSyncExternalStore(onLocationChange, browserLocation, browserLocation);
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** Stands still at one address, for prerendering and tests. */
export function StaticRouter({ address = "/", children }: { address?: string; children: ReactNode }) {
  const location = useMemo(() => locationOf(address), [address]);
  return <LocationContext value={location}>{children}</LocationContext>;
}

export const useLocation = (): Location => use(LocationContext);

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Sends the reader on and leaves no entry behind. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
