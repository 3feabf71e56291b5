import type { Lander } from "#content/landers/lander.ts";
import "./lander-points.css";

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
