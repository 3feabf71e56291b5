import type { ReactNode } from "react";

/** The same on every page, so that no article can forget it. */
export function HowWeJudged({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <p className="frame-words">
        What we say of other apps comes from stored copies of their makers’ pages and from dated notes about those
        pages. We reopened none of them for this edition and tried none of the apps by hand. There are no points and no
        ranks here, and the order of the table is not one.
      </p>
    </>
  );
}
