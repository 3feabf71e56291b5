import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import {
  browserLocation,
  isPlainClick,
  type Location,
  locationOf,
  navigate,
  onLocationChange,
} from "./browser-location.ts";

const LocationContext = createContext<Location>(locationOf("/"));

/** Lets the app rewrite links, for example to stay within the sample household. */
type ResolveLink = (to: string, search: string) => string;

export const ResolveLinkContext = createContext<ResolveLink>((to) => to);

/** Follows the browser's address. The store is read synchronously, so a page that is loading shows its placeholder at once. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const location = useSyncExternalStore(onLocationChange, browserLocation, browserLocation);
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** Stays at one address, for prerendering and tests. */
export function StaticRouter({ address = "/", children }: { address?: string; children: ReactNode }) {
  const location = useMemo(() => locationOf(address), [address]);
  return <LocationContext value={location}>{children}</LocationContext>;
}

export const useLocation = (): Location => use(LocationContext);

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Replaces the current history entry. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/** A link that navigates within the app on a plain click; the browser handles every other click. */
export function Link({ to: target, onClick, ...rest }: LinkProps) {
  const { search } = useLocation();
  const to = use(ResolveLinkContext)(target, search);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, event.currentTarget)) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link that marks itself as current on its page, and below it unless `end` is set. */
export function NavLink({ to, end = false, className = "", ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = isAt(pathname.toLowerCase(), to.toLowerCase(), end);
  return (
    <Link
      {...rest}
      to={to}
      className={isCurrent ? `${className} active` : className}
      aria-current={isCurrent ? "page" : undefined}
    />
  );
}

const isAt = (here: string, to: string, end: boolean): boolean =>
  here.replace(/(?<=.)\/+$/, "") === to || (!end && here.startsWith(`${to}/`));
