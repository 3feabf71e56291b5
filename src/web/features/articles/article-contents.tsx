import { FoundAMistake } from "./found-a-mistake.tsx";
import "./article-contents.css";

export type ArticleHeading = { id: string; title: string };

type Props = { sections: readonly ArticleHeading[] };

/** A rail beside the text on wide screens, a closed list above it on phones. CSS shows one of the two. */
export function ArticleContents({ sections }: Props) {
  return (
    <nav className="article-contents" aria-label="In this article">
      <div className="article-rail">
        <p className="article-rail-title">In this article</p>
        <SectionLinks sections={sections} />
        <FoundAMistake />
      </div>
      <details className="article-fold">
        <summary>In this article</summary>
        <SectionLinks sections={sections} />
      </details>
    </nav>
  );
}

function SectionLinks({ sections }: Props) {
  return (
    <ol className="article-links">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
