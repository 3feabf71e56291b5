import { type ComponentType, useSyncExternalStore } from "react";
import { findLander, isLander, type Lander, type LanderSlug } from "#content/landers/landers.ts";
import { landerSlugAt, paths } from "#web/paths.ts";
import { titleOf, usePageTitle } from "#web/platform/page-title.ts";
import { useLocation, useSearchParams } from "#web/platform/router/router.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Closing } from "#web/ui/closing.tsx";
import { CouplesDrawing } from "./pictures/couples-drawing.tsx";
import { DebtDrawing } from "./pictures/debt-drawing.tsx";
import { CountedWeeks } from "./pictures/drawing-parts.tsx";
import { SavingsGoalDrawing } from "./pictures/savings-goal-drawing.tsx";
import { StartDrawing } from "./pictures/start-drawing.tsx";
import { WeeklyBudgetDrawing } from "./pictures/weekly-budget-drawing.tsx";
import "./lander-screen.css";

export default function LanderScreen() {
  const { lander, identifier } = findLander(useRequestedSlug(), useRequestedId());
  usePageTitle(titleOf(lander.title));
  return (
    <div className="wrap page lander" data-lander-id={identifier}>
      <LanderHero lander={lander} />
      <LanderPoints points={lander.points} />
      <LanderQuestions questions={lander.questions} limit={lander.limit} />
      <FirstQuarter />
      <Closing
        text="Nothing about your money leaves this browser until you sign in. Not a name, not an amount."
        action={
          <ButtonLink to={paths.intake} size="large">
            {lander.action}
          </ButtonLink>
        }
      />
    </div>
  );
}

export function LanderHero({ lander }: { lander: Lander }) {
  return (
    <header className="lander-hero">
      <div>
        <h1 tabIndex={-1}>{lander.promise}</h1>
        <p className="lander-description">{lander.description}</p>
        <div className="lander-actions">
          <ButtonLink to={paths.intake} size="large">
            {lander.action}
          </ButtonLink>
          <ButtonLink to={paths.home} variant="outline" size="large">
            How it works
          </ButtonLink>
        </div>
      </div>
      <Picture lander={lander} />
    </header>
  );
}

/** Exposed as one image to assistive technology. Its text alternative describes the whole drawing. */
function Picture({ lander: { slug, picture } }: { lander: Lander }) {
  const Drawing = drawings[slug];
  return (
    <figure className="lander-picture">
      <div role="img" aria-label={picture.alternative}>
        <Drawing />
      </div>
      <figcaption className="small quiet">{picture.caption}</figcaption>
    </figure>
  );
}

/** Typed by slug, so that a lander without a drawing does not compile. */
export const drawings: Record<LanderSlug, ComponentType> = {
  start: StartDrawing,
  couples: CouplesDrawing,
  "weekly-budget": WeeklyBudgetDrawing,
  debt: DebtDrawing,
  "savings-goal": SavingsGoalDrawing,
};

export function LanderPoints({ points }: Pick<Lander, "points">) {
  return (
    <dl className="lander-points">
      {points.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same on every lander; the lander's own limit follows. */
const limits = [
  { term: "A bank", text: "it is not one; your money stays where it is" },
  { term: "Bank login", text: "none; you type what you have" },
  { term: "Account", text: "not needed; it stays on your device" },
  { term: "Price", text: "none; open source, no ads" },
];

export function LanderQuestions({ questions, limit }: Pick<Lander, "questions" | "limit">) {
  return (
    <div className="columns lander-questions">
      <section>
        <h2>Before you ask</h2>
        <div className="lander-answers">
          {questions.map(({ asks, answer }) => (
            <div key={asks}>
              <h3>{asks}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>What it is, and is not</h2>
        <dl className="rows lander-limits">
          {[...limits, limit].map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** An empty strip of thirteen weeks, the first one outlined. */
export function FirstQuarter() {
  return (
    <section className="first-quarter" aria-labelledby="first-quarter">
      <h2 id="first-quarter">Your first quarter</h2>
      <p className="lede">Thirteen weeks, still empty. Put aside anything this week, and the first one is stamped.</p>
      <div className="first-quarter-strip" aria-hidden="true">
        <CountedWeeks weeks={13} />
      </div>
    </section>
  );
}

const never = () => () => {};

/**
 * Prerendered HTML exists only for known slugs in lower case. Hydration must match it, so other spellings and unknown
 * slugs are read after hydration.
 */
export function useRequestedSlug(): string | undefined {
  const slug = landerSlugAt(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => slug,
    () => (isLander(slug) ? slug?.toLowerCase() : undefined),
  );
}

/** Prerendered HTML knows no query string, so hydration ignores it and the next render reads it. */
export function useRequestedId(): string | null {
  const id = useSearchParams().get("id");
  return useSyncExternalStore(
    never,
    () => id,
    () => null,
  );
}
