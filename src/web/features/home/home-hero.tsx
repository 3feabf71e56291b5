import { paths, samplePath } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { WeeklyNumber } from "./weekly-number.tsx";
import "./home-hero.css";

const facts = [
  { term: "Free", detail: "no price, no ads, no sale of data" },
  { term: "Without an account", detail: "stays on your device" },
  { term: "Without a bank login", detail: "you type it in" },
  { term: "Who runs it", detail: "whoever hosts this site; the code is open" },
];

export function HomeHero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="home-hero">
      <div className="home-promise">
        <h1 tabIndex={-1}>Money is easier one week at a time.</h1>
        <p className="home-lede">
          Tell Weekfold what comes in and what goes out. It finds what you can set aside this week, and where it should
          go. Save it, talk for ten minutes, fold the week away.
        </p>
        <div className="home-actions">
          <ButtonLink to={isSignedIn ? paths.dashboard : paths.intake}>
            {isSignedIn ? "Open this week" : "Start, no account needed"}
          </ButtonLink>
          <ButtonLink to={samplePath} variant="outline">
            See a sample household
          </ButtonLink>
        </div>
        <dl className="rows home-facts">
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <WeeklyNumber />
    </section>
  );
}
