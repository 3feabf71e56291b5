import { paths } from "#web/paths.ts";
import { Link, NavLink } from "#web/platform/router/router.tsx";
import { Icon } from "#web/ui/icon.tsx";
import "./tab-bar.css";

const before = [
  {
    to: paths.dashboard,
    label: "Week",
    end: true,
    drawing: "M5 3h10a1 1 0 0 1 1 1v8l-5 5H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm6 14v-4a1 1 0 0 1 1-1h4",
  },
  { to: paths.spending, label: "Spending", end: false, drawing: "M3 5h14M3 10h14M3 15h8" },
] as const;

const after = [
  { to: paths.goals, label: "Goals", end: false, drawing: "M5 17V3h10l-2.5 3.500L15 10H5" },
  { to: paths.netWorth, label: "Net worth", end: false, drawing: "M3 15l4.5-5 3.5 3 6-7M13 6h4v4" },
] as const;

/** The household's rooms under the thumb, on phones only, with an expense at its middle. */
export function TabBar() {
  return (
    <nav className="tab-bar" aria-label="Rooms" data-keep-clear>
      {before.map(tab)}
      <Link to={`${paths.dashboard}#add-expense`} className="tab-bar-add" aria-label="Add an expense">
        <Icon name="plus" />
      </Link>
      {after.map(tab)}
    </nav>
  );
}

const tab = ({ to, label, end, drawing }: (typeof before | typeof after)[number]) => (
  <NavLink key={to} to={to} end={end} className="tab-bar-link">
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawing} />
    </svg>
    {label}
  </NavLink>
);
