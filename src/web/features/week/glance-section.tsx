import { type ReactNode, useId } from "react";
import { Link } from "#web/platform/router/router.tsx";
import "./dashboard-room.css";

interface GlanceSectionProps {
  title: string;
  /** To the right of the title: a figure or a `GlanceLink`. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard with a heading. */
export function GlanceSection({ title, aside, children }: GlanceSectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The link to the full page. */
export const GlanceLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="glance-link">
    {children}
  </Link>
);
