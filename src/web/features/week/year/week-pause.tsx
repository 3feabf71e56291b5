import type { Pause } from "#domain/household/records.ts";
import { isPausedIn } from "#domain/saves/week-states.ts";
import type { WeekId } from "#domain/time/week.ts";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { Button } from "#web/ui/button.tsx";
import type { Act } from "./opened-week.tsx";
import { pausing, resuming } from "./pausing.ts";

type PauseProps = { opened: WeekId; now: WeekId; pauses: readonly Pause[]; act: Act };

/** A pause begins or ends with the week that is open. */
export function WeekPause({ opened, now, pauses, act }: PauseProps) {
  const isPaused = isPausedIn(opened, pauses);
  const name = weekNameWords(opened);
  return (
    <section className="opened-week-pause" aria-label="Pause">
      <p className="small quiet">A pause stops the count without breaking it.</p>
      {isPaused ? (
        <Button variant="quiet" size="small" onClick={() => void act(resuming(opened), `Resumed with ${name}`)}>
          {opened === now ? "Resume" : "Resume from this week"}
        </Button>
      ) : (
        <Button variant="quiet" size="small" onClick={() => void act(pausing(opened), `Paused from ${name}`)}>
          Pause from this week
        </Button>
      )}
    </section>
  );
}
