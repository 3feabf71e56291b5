import { Link } from "react-router";
import { articles } from "#content/publications/catalogue.ts";
import { articlePath, paths } from "#web/paths.ts";

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

const picked = ["budget-apps-for-couples", "debt-payoff-tracker", "weekly-budget-tracker", "free-budget-app"];
const picks = articles.filter(({ slug }) => picked.includes(slug));

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
