import { findLander } from "#content/landers/landers.ts";
import { paths } from "#web/paths.ts";
import { titleOf, usePageTitle } from "#web/platform/page-title.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Closing } from "#web/ui/closing.tsx";
import { FirstQuarter } from "./first-quarter.tsx";
import { LanderHero } from "./lander-hero.tsx";
import { LanderPoints } from "./lander-points.tsx";
import { LanderQuestions } from "./lander-questions.tsx";
import { useAskedId, useAskedSlug } from "./use-asked.ts";

export default function LanderScreen() {
  const { lander, identifier } = findLander(useAskedSlug(), useAskedId());
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
