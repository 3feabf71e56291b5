import type { ComponentType, ReactNode } from "react";

/** What the file of a legal page exports. The frame passes the elements in, because content imports no component. */
export type WriteLegalText<Elements = LegalElements> = (elements: Elements) => LegalText;

/** The elements of prose that are more than plain HTML. */
export interface LegalElements {
  PageLink: ComponentType<{ to: "contact" | "cookies" | "privacy"; children: ReactNode }>;
  /** A blank that the site's operator has to fill in, marked as unfinished. */
  ToFillIn: ComponentType<{ children: string }>;
}

export interface LegalText {
  title: string;
  /** A calendar day, YYYY-MM-DD. */
  changed: string;
  summary: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  body?: ReactNode;
  /** Short answers in two columns: the term on the left, the answer on the right. */
  rows?: readonly (readonly [term: string, answer: string])[];
  /** Content wider than prose, such as a table. */
  wide?: ReactNode;
}
