import type { ReactNode } from "react";
import type { Fact } from "#content/facts/fact.ts";
import { Cite } from "./sources.tsx";

/** The way an article says what is known of an app: in the fact’s own words, with its source. */
export function Said({ of }: { of: Fact }) {
  return (
    <>
      <span className="fact">{of.value}</span>
      <Cite of={of} />
    </>
  );
}

/** A figure of our own: about Weekfold, or of an example. Every other figure comes from a fact. */
export const OurFigure = ({ children }: { children: ReactNode }) => <span className="our-figure">{children}</span>;
