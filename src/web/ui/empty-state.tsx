import type { ReactNode } from "react";
import "./blocks.css";

type EmptyStateProps = {
  picture?: ReactNode;
  title?: string | undefined;
  /** One sentence. */
  text: ReactNode;
  /** One thing to do next, unless the screen shows it nearby. */
  action?: ReactNode;
};

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {picture && <div className="empty-state-picture">{picture}</div>}
      {title && <h3 className="empty-state-title">{title}</h3>}
      <p className="empty-state-text">{text}</p>
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
