import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import "../household.css";

type NoticeProps = {
  title?: string | undefined;
  children: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Read out as soon as it appears. */
  isUrgent?: boolean | undefined;
};

/** Something that a person should know before they go on. */
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
