import { type ArticleMeta, articleBySlug } from "#content/publications/catalog.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import type { ArticleSlug } from "#content/publications/slugs.ts";
import { articlePath, feedPath, paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import "./publications-screen.css";

export default function PublicationsScreen() {
  return (
    <div className="wrap page publications">
      <h1 className="publications-title" tabIndex={-1}>
        What would you like to know?
      </h1>
      <p className="publications-lede">
        Twelve comparisons of money apps, one for each question. We make one of the apps, so every article says where
        ours loses and to whom. Prices carry the day they were noted.
      </p>
      {shelves.map(({ title, slugs }) => (
        <section key={title} className="publications-shelf" aria-labelledby={shelfId(title)}>
          <h2 id={shelfId(title)}>{title}</h2>
          <ArticleList slugs={slugs} />
        </section>
      ))}
      <p className="publications-mistake">
        Missing a question, or found a mistake? <Link to={paths.contact}>Write to us</Link>. New editions also come by{" "}
        <a href={feedPath}>Atom feed</a>.
      </p>
    </div>
  );
}

const shelfId = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

function ArticleList({ slugs }: { slugs: readonly ArticleSlug[] }) {
  return (
    <ul className="publications-list">
      {slugs.map((slug) => (
        <ArticleRow key={slug} article={articleBySlug(slug)} />
      ))}
    </ul>
  );
}

function ArticleRow({ article }: { article: ArticleMeta }) {
  return (
    <li>
      <p className="publications-question">{article.question}</p>
      <Link className="publications-link" to={articlePath(article.slug)}>
        {article.title}
      </Link>
      <p className="publications-facts">
        <span>
          Updated <time dateTime={article.updated}>{dayInWords(article.updated)}</time>
        </span>
        <span>{article.minutes} minutes</span>
        {article.pricesAsOf && <span>Prices as of {article.pricesAsOf}</span>}
      </p>
    </li>
  );
}

type Shelf = { title: string; slugs: readonly ArticleSlug[] };

/** Ordered by what a reader looks for, not by date. */
export const shelves: readonly Shelf[] = [
  {
    title: "A first budget",
    slugs: ["best-budgeting-apps", "free-budget-app", "manual-expense-tracker-app", "best-money-management-apps"],
  },
  { title: "Together", slugs: ["budget-apps-for-couples", "family-finance-app"] },
  { title: "A steady rhythm", slugs: ["weekly-budget-tracker", "best-wealth-habit-builder"] },
  { title: "Debts and goals", slugs: ["debt-payoff-tracker", "savings-goal-tracker"] },
  { title: "The long run", slugs: ["best-net-worth-tracker-app", "wealth-building-app"] },
];
