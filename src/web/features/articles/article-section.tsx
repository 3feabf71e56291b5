import type { ReactNode } from "react";
import "./article-section.css";

type ArticleSectionProps = { id: string; title: string; note?: string | undefined; children: ReactNode };

/** One section of an article. `note` is a quiet line under the heading, such as what a table’s figures mean. */
export function ArticleSection({ id, title, note, children }: ArticleSectionProps) {
  return (
    <section className="article-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className="article-section-note">{note}</p>}
      {children}
    </section>
  );
}
