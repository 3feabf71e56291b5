import { NotRecorded } from "#web/household/this-week/not-recorded.tsx";
import type { ThisWeek } from "#web/household/this-week/this-week.ts";
import type { Presser } from "#web/household/this-week/use-press.ts";
import { Who, type WhoChoice } from "#web/household/this-week/who.tsx";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { SplitDraft } from "./split-draft.ts";
import { SplitRow } from "./split-row.tsx";
import { useSplit } from "./use-split.ts";
import "./split-editor.css";

export interface SplitEditorProps {
  week: ThisWeek;
  who: WhoChoice;
  presser: Presser;
  first: SplitDraft;
  onBack: () => void;
  onDone: () => void;
}

type Split = ReturnType<typeof useSplit>;

/** Every place's amount in one's own hands, and the total with them. */
export function SplitEditor(props: SplitEditorProps) {
  const { week, who, presser, onBack } = props;
  const split = useSplit(props);
  return (
    <form className="split-editor" ref={split.form} onSubmit={split.submit} noValidate>
      <div className="split-head">
        <h3 tabIndex={-1}>Where it goes</h3>
        <button type="button" className="save-link" onClick={onBack}>
          {week.left > 0 ? "Use the plan’s split" : "Never mind"}
        </button>
      </div>
      <Places split={split} week={week} />
      <div className="split-total">
        <MoneyField
          label="To set aside"
          hint="Type a total, and it runs down the plan."
          value={split.totalText}
          format={week.household}
          onChange={split.typeTotal}
          error={split.totalProblem}
        />
      </div>
      <div className="save-actions">
        <Who who={who} labelHidden />
        <div className="save-buttons">
          <Button type="submit" busy={presser.isBusy}>
            {week.saves.length === 0 ? "Save the week" : "Record it"}
          </Button>
        </div>
      </div>
      <NotRecorded problem={presser.problem} />
    </form>
  );
}

function Places({ split, week: { household } }: { split: Split; week: ThisWeek }) {
  return (
    <>
      {split.rows.length > 0 && (
        <ul className="split-rows">
          {split.rows.map((row) => (
            <SplitRow
              key={row.key}
              row={row}
              format={household}
              others={split.elsewhere(row.key)}
              onType={(text) => split.type(row.key, text)}
              onMove={(to) => split.move(row.key, to)}
            />
          ))}
        </ul>
      )}
      <Select
        label="Another place"
        labelHidden
        value=""
        placeholder="Add another place"
        options={split.others}
        onChange={split.add}
      />
    </>
  );
}
