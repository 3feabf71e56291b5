import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Closing } from "#web/ui/closing.tsx";
import { WeekStamp } from "#web/ui/week-strip/week-stamp.tsx";
import "./about-screen.css";

export default function AboutScreen() {
  return (
    <div className="wrap page about">
      <Opening />
      <WhyTheWeek />
      <WhatItIs />
      <NoIncome />
      <WhoRunsIt />
      <Figures />
      <DataStorage />
      <Accessibility />
      <Closing
        text="A correction, a question, a request about your data? Write to whoever runs this site."
        action={<ButtonLink to={paths.contact}>How to get in touch</ButtonLink>}
      />
    </div>
  );
}

function Opening() {
  return (
    <header className="about-opening">
      <div>
        <h1 tabIndex={-1}>A savings passbook for the way you live now</h1>
        <p className="about-lede">
          Weekfold is the weekly money habit for households. It turns what comes in and what goes out into one figure:
          what you can put aside this week. Then it shows where that goes.
        </p>
      </div>
      <div className="about-stamp" aria-hidden="true">
        <WeekStamp number={46} state="saved" folded marks={["disc", "diamond"]} />
      </div>
    </header>
  );
}

function WhyTheWeek() {
  return (
    <AboutSection id="why-the-week" title="Why the week">
      <p>
        A month is too long to remember and a day is too short to matter. A week is the span in which people already
        plan: the groceries, the pay, the Sunday evening. It comes round 52 times a year, now and then 53, so one bad
        week costs little and one good habit adds up.
      </p>
      <p>
        Each week is a cell in your year. Put something aside and it is stamped. Talk it over and its corner folds. If
        life gets in the way, the week is skipped, not failed: there are two grace weeks a quarter, and a pause.
      </p>
    </AboutSection>
  );
}

const whatItIs = [
  ["Price", "none, for every part of it"],
  ["Account", "not needed; it is for sharing and for more devices"],
  ["Bank login", "none; you say what you have"],
  ["Advertising", "none"],
  ["Sale of data", "none"],
  ["Source code", "open, MIT license"],
  ["Advice", "none; it calculates, you decide"],
] as const;

function WhatItIs() {
  return (
    <AboutSection id="what-it-is" title="What it is, and is not">
      <Facts facts={whatItIs} />
    </AboutSection>
  );
}

function NoIncome() {
  return (
    <AboutSection id="no-income" title="How it earns nothing">
      <p>
        There is nothing to buy here, and no link in our articles pays us. So nobody gains when you stay longer, worry
        more or switch banks. We have no use for your figures.
      </p>
      <p>
        It has a price all the same, and you should know it. There is no support desk, no promise that this site runs
        forever, and nobody to pay if it goes wrong. That is why you can export everything at any time, and why anyone
        may run a copy of their own.
      </p>
    </AboutSection>
  );
}

function WhoRunsIt() {
  return (
    <AboutSection id="who-runs-it" title="Who runs it">
      <p>
        The software is made by its contributors. This site is run by its operator, who pays for the server, keeps it
        safe and answers for it. They may be the same people or strangers to each other; the{" "}
        <Link to={paths.terms}>terms</Link> have a place for the operator’s name, and the{" "}
        <Link to={paths.privacy}>privacy page</Link> says what they can see.
      </p>
    </AboutSection>
  );
}

function Accessibility() {
  return (
    <AboutSection id="accessibility" title="Accessibility">
      <p>
        Weekfold is meant for everyone who handles money. We work to WCAG 2.2, level AA. Everything can be done by
        keyboard, focus is always visible, every chart has a table, color never carries a meaning alone, and motion
        stops where your system asks for that. Light and dark have been checked for contrast.
      </p>
      <p>
        We test with automatic checks in a real browser. These find many faults and miss others, and no outside auditor
        has looked yet. If something stands in your way, <Link to={paths.contact}>tell us</Link>: that counts as a bug.
      </p>
    </AboutSection>
  );
}

const parts = [
  ["Money in, by the week", "irregular income at its low"],
  ["− Bills", "whatever their rhythm, by the week"],
  ["− Debt minimums", "those not already listed as bills"],
  ["− Everyday budgets", "needs and wants"],
] as const;

const order = [
  "A starter buffer: one month of needs, at most 1,000 in your currency",
  "Debts above 8 % APR",
  "An emergency fund: three months of needs",
  "Goals with a date, by what they need per week",
  "Goals without a date, in your order",
  "Investing",
];

function Figures() {
  return (
    <AboutSection id="figures" title="How figures are made">
      <p>Every figure on screen answers “why?” with its formula and the answers of yours that it came from.</p>
      <WeeklySum />
      <p>That sum is split, visibly and to the cent, in this order:</p>
      <ol className="about-order">
        {order.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        A household that is short every week gets a plan for the gap, not a negative save. Amounts are kept in whole
        cents, so nothing is lost to rounding. Balances are what you stated and what your entries and saves moved since.
        Projections say “at this pace”, because that is all they know.
      </p>
    </AboutSection>
  );
}

function WeeklySum() {
  return (
    <div>
      <dl className="rows about-facts">
        {parts.map(([term, note]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <p className="sum">What you can put aside this week</p>
    </div>
  );
}

const places = [
  ["Without an account", "in this browser, and nowhere else"],
  ["Signed in", "on this device and in this site’s database"],
  ["On a shared computer", "in memory, gone when you leave"],
  ["Offline", "works as always; changes are sent later"],
  ["Changes", "logged for 13 months, with who made them"],
  ["Leaving", "export everything, then erase it yourself"],
] as const;

function DataStorage() {
  return (
    <AboutSection id="keeping" title="How data is kept">
      <Facts facts={places} />
      <p>
        Browsers may delete what a site keeps: Safari does so after seven days of use without a visit. So after your
        first save Weekfold says how long this browser keeps data, and offers a backup file, installing, or an account.
      </p>
      <p>
        The details are on the <Link to={paths.privacy}>privacy</Link> and <Link to={paths.cookies}>cookies</Link>{" "}
        pages.
      </p>
    </AboutSection>
  );
}

interface AboutSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A ruled section with its title on the left and its text on the right. */
function AboutSection({ id, title, children }: AboutSectionProps) {
  return (
    <section className="section about-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prose about-text">{children}</div>
    </section>
  );
}

type Fact = readonly [term: string, fact: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="rows about-facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
