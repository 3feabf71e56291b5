import { Link, NavLink } from "#web/platform/router/router.tsx";
import type { NavItem } from "./rooms.ts";

export function NavLinks({ items }: { items: readonly NavItem[] }) {
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
