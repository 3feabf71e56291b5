import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import "../household.css";

type NoticeProps = {
  title?: string | undefined;
  children: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Announced by screen readers as soon as it appears. */
  isUrgent?: boolean | undefined;
};

/** Something to know before going on. */
export function Notice({ title, children, actions, isUrgent = false }: NoticeProps) {
  return (
    <section className="notice" role={isUrgent ? "alert" : undefined}>
      <Icon name="alert" />
      <div className="notice-body">
        {title && <h2 className="notice-title">{title}</h2>}
        {children}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </section>
  );
}
