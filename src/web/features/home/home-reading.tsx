import type { ArticleSlug } from "#content/publications/slugs.ts";
import { articlePath, paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import "./home-reading.css";

const readers = [
  {
    who: "You two",
    what: "Two incomes, one plan. Either of you saves, both see it, nobody keeps the spreadsheet alone.",
  },
  {
    who: "A family",
    what: "Sinking funds for the yearly bills, goals the children can see, a week that forgives being late.",
  },
  { who: "On your own", what: "A quiet habit. No feed, no score, no one to impress." },
];

/** Four to begin with, in words of their own: the catalogue of all twelve is not worth its weight here. */
const picks: readonly { slug: ArticleSlug; title: string }[] = [
  { slug: "budget-apps-for-couples", title: "Budget apps for couples, by how much you want to share" },
  { slug: "debt-payoff-tracker", title: "Debt payoff trackers, or a budget that pays debts" },
  { slug: "weekly-budget-tracker", title: "Weekly budget trackers that truly think in weeks" },
  { slug: "free-budget-app", title: "Free budget apps, by what the free plan leaves out" },
];

export function HomeReading() {
  return (
    <div className="columns home-section">
      <section className="home-for">
        <h2>Who it is for</h2>
        <dl className="rows">
          {readers.map(({ who, what }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Reading</h2>
        <ul className="rows home-articles">
          {picks.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={articlePath(slug)}>{title}</Link>
            </li>
          ))}
        </ul>
        <p className="home-all">
          <Link to={paths.publications}>All twelve comparisons, by question</Link>
        </p>
      </section>
    </div>
  );
}
