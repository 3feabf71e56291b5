import type { Rhythm } from "#domain/debts/rhythm.ts";
import { extraInRhythm, weeklyExtra } from "#domain/debts/tried-choice.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Segments } from "#web/ui/segments.tsx";
import type { Trying } from "./use-tried.ts";

const rhythms: readonly { value: Rhythm; label: string }[] = [
  { value: "monthly", label: "Every month" },
  { value: "weekly", label: "Every week" },
];

/** How often debts are paid, and where the payment of a debt goes that is gone. */
export function HowPaid({ trying: { choice, attempt } }: { trying: Trying }) {
  const change = (rhythm: Rhythm) =>
    attempt({ rhythm, extra: extraInRhythm(weeklyExtra(choice.extra, choice.rhythm), rhythm) });
  return (
    <div className="try-how">
      <Segments label="Debts are paid" value={choice.rhythm} onChange={change} options={rhythms} wide />
      <Checkbox
        label="A debt that is gone passes its payment on to the next"
        hint="Otherwise that money is free for the rest of your week."
        checked={!choice.keepsFreed}
        onChange={(isPassedOn) => attempt({ keepsFreed: !isPassedOn })}
      />
    </div>
  );
}
