import { useEffect, useState } from "react";

/** The id of the topmost section in the upper part of the window. Unknown on the server and in the first render. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => watchSections(sections, setCurrent), [sections]);
  return current;
}

function watchSections(sections: readonly { id: string }[], tell: (id: string) => void): () => void {
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      const topmost = sections.find(({ id }) => inView.has(id));
      if (topmost) tell(topmost.id);
    },
    { rootMargin: "-64px 0px -65% 0px" },
  );
  for (const { id } of sections) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
