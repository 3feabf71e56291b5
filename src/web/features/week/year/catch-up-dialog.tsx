import { useState } from "react";
import type { YearPace } from "#domain/dashboard/year-pace.ts";
import type { Household } from "#domain/household/household.ts";
import { add, formatMoney, type Minor } from "#domain/money/money.ts";
import { type CatchUp, catchUp } from "#domain/saves/catch-up.ts";
import type { WeekId } from "#domain/time/week.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { weekDaysWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Money } from "#web/ui/money.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Why } from "#web/ui/why.tsx";
import "./catch-up-dialog.css";

interface CatchUpProps {
  pace: YearPace;
  weekly: Minor;
  household: Household;
  week: WeekId;
  onClose: () => void;
}

/** In thousandths: at most a quarter more than a week's plan. */
const maxExtraShare = 250;
const spans = ["4", "8", "13"] as const;

/** Suggests how to spread the shortfall of the year over the coming weeks. Nothing is written. */
export function CatchUpDialog({ pace, weekly, household, week, onClose }: CatchUpProps) {
  const [weeks, setWeeks] = useState<(typeof spans)[number]>("8");
  const planned = pace.planned.amount;
  const split = catchUp({
    planned,
    saved: add(pace.ahead.amount, planned),
    now: week,
    weeks: Number(weeks),
    atMost: { canSave: weekly, share: maxExtraShare },
  });
  return (
    <Dialog open title="Over the coming weeks" variant="sheet" dismissable onClose={onClose}>
      <p className="lede">A suggestion, never a duty. What is behind may also stay behind.</p>
      <div className="catch-up-weeks">
        <Segments
          label="Spread over"
          value={weeks}
          onChange={setWeeks}
          options={spans.map((value) => ({ value, label: `${value} weeks` }))}
          wide
        />
      </div>
      {split.ok ? (
        <Suggestion split={split.value} weekly={weekly} household={household} />
      ) : (
        <p>{problemWords[split.problem] ?? "There is nothing to suggest."}</p>
      )}
    </Dialog>
  );
}

const problemWords: Partial<Record<string, string>> = {
  "nothing-to-catch-up": "You are on plan again. There is nothing to spread.",
  "no-room": "The plan leaves no room for more in a week, and that is fine.",
};

type SuggestionProps = { split: CatchUp; weekly: Minor; household: Household };

function Suggestion({ split, weekly, household }: SuggestionProps) {
  const { behind, weeks, left, why } = split;
  return (
    <>
      <p className="small quiet">
        On top of the <span {...figureMark("weekly-number", weekly)}>{formatMoney(weekly, household)}</span> that the
        plan sets aside in a week.
      </p>
      <ol className="rows">
        {weeks.map(({ week, amount }) => (
          <li key={week}>
            <span>
              Week {Number(week.slice(6))}{" "}
              <span className="small quiet catch-up-days">{weekDaysWords(week, household.calendars)}</span>
            </span>
            <Money amount={amount} format={household} />
          </li>
        ))}
        {left > 0 && (
          <li>
            <span>
              Stays open <span className="small quiet catch-up-days">a week takes at most a quarter more</span>
            </span>
            <Money amount={left} format={household} />
          </li>
        )}
      </ol>
      <p className="sum">
        <span>
          Behind plan <Why about="The suggestion" {...explanationWords(why, household)} />
        </span>
        <Money amount={behind} format={household} />
      </p>
    </>
  );
}
