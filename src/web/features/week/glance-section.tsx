import { type ReactNode, useId } from "react";
import { Link } from "#web/platform/router/router.tsx";
import "./dashboard-room.css";

interface GlanceSectionProps {
  title: string;
  /** At the right of the title: a figure, or a `GlanceLink`. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of this week's screen under its ink rule. */
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

/** Where all of it is. */
export const GlanceLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="glance-link">
    {children}
  </Link>
);
