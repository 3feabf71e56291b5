import type { ReactNode } from "react";
import type { ArticleSlug } from "#content/publications/slugs.ts";
import type { User } from "#sync/user.ts";
import { articlePath, paths, samplePath } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Closing } from "#web/ui/closing.tsx";
import { WeekStamp } from "#web/ui/week-strip/week-stamp.tsx";
import { SampleWeek, SampleYear } from "./sample-week.tsx";
import { WeeklyNumberCard } from "./weekly-number.tsx";
import "./home.css";

interface HomeProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

export default function HomeScreen({ user }: HomeProps) {
  return (
    <div className="wrap home">
      <HomeHero isSignedIn={user !== null} />
      <SampleYear />
      <HomeSteps />
      <SampleWeek />
      <HomeReading />
      <Closing
        text="Nothing about your money leaves this browser until you sign in. Not a name, not an amount."
        action={<ButtonLink to={paths.intake}>Start your week</ButtonLink>}
      />
    </div>
  );
}

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
      <WeeklyNumberCard />
    </section>
  );
}

const ledger = [
  ["Money in", "$1,630.00"],
  ["Bills and debts", "− $638.00"],
  ["Everyday", "− $622.00"],
] as const;

export function HomeSteps() {
  return (
    <section className="home-section" id="how-it-works">
      <h2>Three moves, once a week</h2>
      <ol className="home-steps">
        <Step title="1. See your week" picture={<SampleLedger />}>
          Monthly rent, pay every two weeks, a yearly insurance: all of it becomes one weekly sum you can check.
        </Step>
        <Step title="2. Save it" isStamp picture={<WeekStamp number={46} state="saved" marks={["disc", "diamond"]} />}>
          One tap records the week and splits it: buffer first, then costly debts, then the emergency fund, then what
          you are looking forward to.
        </Step>
        <Step
          title="3. Fold it"
          isStamp
          picture={<WeekStamp number={46} state="saved" marks={["disc", "diamond"]} folded />}
        >
          A money date of ten minutes: balances, one decision, one thank-you. Both sign, the corner folds, next week
          starts clean.
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  picture: ReactNode;
  /** The picture is small enough to fit next to its text on a phone. */
  isStamp?: boolean;
  children: ReactNode;
}

function Step({ title, picture, isStamp = false, children }: StepProps) {
  return (
    <li className={`section home-step${isStamp ? " home-step--stamp" : ""}`}>
      <h3>{title}</h3>
      <div className="home-step-picture">{picture}</div>
      <p className="lede">{children}</p>
    </li>
  );
}

function SampleLedger() {
  return (
    <>
      <dl className="rows">
        {ledger.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="sum">
        <span>To set aside</span>
        <span>$370.00</span>
      </p>
    </>
  );
}

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

/** Four articles with titles of their own: importing the full catalog would make this page larger. */
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
