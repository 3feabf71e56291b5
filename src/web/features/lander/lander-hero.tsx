import type { Lander } from "#content/landers/lander.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { drawings } from "./pictures/drawings.ts";
import "./lander-hero.css";

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

/** Figures and lines are one drawing to whoever does not see it: its words say in order what the eye gathers. */
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
