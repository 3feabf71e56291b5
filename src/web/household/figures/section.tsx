import { type FunctionComponent, memo } from "react";
import type { Figures } from "./figures.ts";

/**
 * A section of a room. It selects what it reads from the figures and renders again only if one of these values changed:
 * what a change does not affect stays the same object.
 */
export const section =
  <Parts extends object>(select: (figures: Figures) => Parts) =>
  <Props extends object = object>(Section: FunctionComponent<Parts & Props>) => {
    const Memoized = memo(Section) as unknown as FunctionComponent<Parts & Props>;
    function SelectedSection({ figures, ...props }: { figures: Figures } & Props) {
      return <Memoized {...select(figures)} {...(props as unknown as Props)} />;
    }
    SelectedSection.displayName = Section.name;
    return SelectedSection;
  };
