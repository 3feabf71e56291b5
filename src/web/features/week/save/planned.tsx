import type { Figure } from "#domain/explain.ts";
import { add } from "#domain/money/money.ts";
import type { WaterfallStep } from "#domain/plan/waterfall.ts";
import { type SaveShare, sharesOf } from "#domain/saves/split-save.ts";
import { targetKey } from "#domain/saves/totals.ts";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { NotRecorded } from "#web/household/this-week/not-recorded.tsx";
import { restOfPlan, type ThisWeek } from "#web/household/this-week/this-week.ts";
import { type Presser, saidWords } from "#web/household/this-week/use-press.ts";
import { Who, type WhoChoice } from "#web/household/this-week/who.tsx";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { Full, StepName, Usual } from "./planned-words.tsx";
import { SaveRows } from "./save-rows.tsx";
import { splitEditor } from "./split-editor-chunk.ts";

export interface PlannedProps {
  week: ThisWeek;
  who: WhoChoice;
  presser: Presser;
  usual: Figure | null;
  /** `isRefused`: the press found a place gone, and nothing was recorded. */
  onSplit: (shares: readonly SaveShare[], isRefused?: boolean) => void;
  onSkip: () => void;
  onDone: () => void;
}

/** What the plan asks for, where it runs, and one press that records it. */
export function Planned(props: PlannedProps) {
  const { week, who, presser, onSplit, onDone } = props;
  const { household, saved, left } = week;
  const steps = restOfPlan(week);
  const shares = sharesOf(steps);
  const save = async () => {
    const given = { week: week.week, shares, people: who.people, note: "" };
    const { isDone, refused } = await presser.press(given, saidWords(given, household));
    if (refused) onSplit(shares, true);
    if (isDone) onDone();
  };
  const rows = steps.map((step) => ({
    ...{ key: keyOf(step), amount: step.amount },
    name: <StepName step={step} format={household} />,
  }));
  return (
    <>
      {week.saves.length === 0 && <Full week={week} />}
      <SaveRows label="Planned" rows={rows} format={household} before={saved} whole={add(saved, left)} />
      <Sum {...props} onSplit={() => onSplit(shares)} />
      <Actions {...props} onSave={() => void save()} />
      <NotRecorded problem={presser.problem} />
    </>
  );
}

function Sum({ week, usual, onSplit }: Pick<PlannedProps, "week" | "usual"> & { onSplit: () => void }) {
  const { household, left, saves } = week;
  const isFirst = saves.length === 0;
  return (
    <div className="save-sum">
      <span>
        {isFirst ? "To set aside" : "Still to set aside"}
        <span className="save-below">
          {isFirst && usual && <Usual usual={usual} format={household} />}
          <button type="button" className="save-link" {...onIntent(splitEditor)} onClick={onSplit}>
            change the split
          </button>
        </span>
      </span>
      <Money amount={left} format={household} size="large" />
    </div>
  );
}

type ActionsProps = Pick<PlannedProps, "week" | "who" | "presser" | "onSkip"> & { onSave: () => void };

function Actions({ week, who, presser, onSkip, onSave }: ActionsProps) {
  const isFirst = week.saves.length === 0;
  return (
    <div className="save-actions">
      <Who who={who} labelHidden />
      <div className="save-buttons">
        {isFirst && (
          <Button variant="outline" onClick={onSkip}>
            Skip
          </Button>
        )}
        {/* The second half of a double click is nobody's second decision. */}
        <Button busy={presser.isBusy} onClick={({ detail }) => detail < 2 && onSave()}>
          {isFirst ? "Save the week" : "Save the rest"}
        </Button>
      </div>
    </div>
  );
}

const keyOf = ({ target, label }: WaterfallStep): string => `${targetKey(target)} ${label}`;
