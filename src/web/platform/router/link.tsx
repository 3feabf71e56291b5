import { type ComponentProps, type MouseEvent, use } from "react";
import { navigate } from "./browser-location.ts";
import { isPlainClick } from "./plain-click.ts";
import { LeadsToContext, useLocation } from "./router.tsx";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/** A plain link that stays in the app when it can; every other way of opening it is the browser's. */
export function Link({ to: wanted, onClick, ...rest }: LinkProps) {
  const { search } = useLocation();
  const to = use(LeadsToContext)(wanted, search);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, event.currentTarget)) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link that says when the reader is on its page, or below it unless `end` is set. */
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
