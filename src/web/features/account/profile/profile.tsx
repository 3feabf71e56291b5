import type { ReactNode } from "react";
import "./profile.css";

/** First on the page of whoever is signed in. Without a network the rows are missing, and signing out is not. */
export function Profile({ rows, children }: { rows: ReactNode; children: ReactNode }) {
  return (
    <section className="section profile" aria-labelledby="profile-heading">
      <h2 id="profile-heading">You</h2>
      {rows}
      {children}
    </section>
  );
}
