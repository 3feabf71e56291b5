import { useSyncExternalStore } from "react";
import { findLander, isLander, type Lander } from "#content/landers.ts";
import { titleOf, usePageTitle } from "#web/browser/page-title.ts";
import { landerSlugAt, paths } from "#web/paths.ts";
import { useLocation, useSearchParams } from "#web/router/router.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Closing } from "#web/ui/closing.tsx";
import { WeekStamp } from "#web/ui/week-stamp.tsx";
import { FirstQuarter } from "./first-quarter.tsx";
import "./lander-screen.css";

export default function LanderScreen() {
  const { lander, identifier } = findLander(useAskedSlug(), useAskedId());
  usePageTitle(titleOf(lander.title));
  return (
    <div className="wrap page lander" data-lander-id={identifier}>
      <Hero lander={lander} />
      <Points points={lander.points} />
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

const never = () => () => {};

/** Slugs that no lander has are answered with the default page, which knows none of them until it runs. */
function useAskedSlug(): string | undefined {
  const slug = landerSlugAt(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => slug,
    () => (isLander(slug) ? slug : undefined),
  );
}

/** The prerendered page knows no query, so the first render ignores it and the next one reads it. */
function useAskedId(): string | null {
  const id = useSearchParams().get("id");
  return useSyncExternalStore(
    never,
    () => id,
    () => null,
  );
}

function Hero({ lander }: { lander: Lander }) {
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
      <TwoWeeks />
    </header>
  );
}

function TwoWeeks() {
  return (
    <figure className="lander-weeks">
      <div aria-hidden="true">
        <WeekStamp number={45} state="saved" folded marks={["disc", "diamond"]} />
        <WeekStamp number={46} state="now" />
      </div>
      <figcaption className="small quiet">
        Last week: saved, talked over, its corner folded. This week: open.
      </figcaption>
    </figure>
  );
}

function Points({ points }: Pick<Lander, "points">) {
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
