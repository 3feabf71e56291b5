import type { Save } from "#domain/household/records.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import { accountsOfSaves, type SaveAccounts } from "#domain/saves/save-accounts.ts";
import { type SaveShare, sharesOf } from "#domain/saves/split-save.ts";
import { targetKey } from "#domain/saves/totals.ts";
import { dayAt } from "#domain/time/day.ts";
import { calendarOf } from "#domain/time/week.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { targetWords } from "#web/household/saves/places.ts";
import {
  batchesOf,
  changingAccounts,
  type RecordedBatch as Press,
  removingBatch,
} from "#web/household/saves/record-save.ts";
import type { ThisWeek } from "#web/household/saves/this-week.ts";
import { nearDayWords } from "#web/household/words/date-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { SavePath } from "./save-path.tsx";
import { SaveRows } from "./save-rows.tsx";
import "./save.css";

interface RecordedProps {
  week: ThisWeek;
  /** More is planned, so this is not the final sum. */
  isPartial: boolean;
  onTakenBack: () => void;
}

/** What has been set aside this week and by whom. Each recording can be undone. */
export function Recorded({ week, isPartial, onTakenBack }: RecordedProps) {
  const { household, saves, saved, left } = week;
  const rows = inOrder(sharesOf(saves), week).map(({ target, amount }) => ({
    key: targetKey(target),
    amount,
    name: <strong>{targetWords(target, household)}</strong>,
  }));
  const whole = isPartial ? minor(saved + left) : saved;
  return (
    <div className="save-recorded">
      {saved > 0 && (
        <>
          <SaveRows isSaved label="Set aside" rows={rows} format={household} before={minor(0)} whole={whole} />
          <p className={isPartial ? "save-so-far" : "save-sum"}>
            <span>{isPartial ? "Set aside so far" : "Set aside this week"}</span>
            <Money amount={saved} format={household} size={isPartial ? "text" : "large"} />
          </p>
        </>
      )}
      <Presses week={week} saves={saves} onTakenBack={onTakenBack} />
    </div>
  );
}

/** In plan order; targets outside the plan come last. */
function inOrder(shares: readonly SaveShare[], { plan }: ThisWeek): SaveShare[] {
  const keys = plan.ok ? plan.value.steps.map(({ target }) => targetKey(target)) : [];
  const at = ({ target }: SaveShare) => (keys.indexOf(targetKey(target)) + keys.length + 1) % (keys.length + 1);
  return shares.toSorted((a, b) => at(a) - at(b));
}

function Presses({
  week,
  saves,
  onTakenBack,
}: Pick<RecordedProps, "week" | "onTakenBack"> & { saves: readonly Save[] }) {
  return (
    <ul className="save-presses">
      {batchesOf(saves).map((press) => (
        <PressLine
          key={press.at}
          press={{ ...press, people: inTurn(press.people, week) }}
          week={week}
          onTakenBack={onTakenBack}
        />
      ))}
    </ul>
  );
}

/** In the order of the household; former members come last. */
function inTurn(ids: readonly string[], { household }: ThisWeek): string[] {
  const known = household.people.map(({ id }) => id).filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

function PressLine({ press, week, onTakenBack }: Pick<RecordedProps, "week" | "onTakenBack"> & { press: Press }) {
  const run = useRun();
  const words = pressWords(press, week);
  const undo = async () => {
    const { ok } = await run(removingBatch({ week: week.week, at: press.at }), "Taken back");
    if (ok) onTakenBack();
  };
  const change = async (accounts: SaveAccounts): Promise<string | undefined> => {
    const written = await run(changingAccounts({ week: week.week, at: press.at }, accounts), "Accounts changed");
    return written.ok ? undefined : writeProblemWords(written.problem);
  };
  return (
    <li>
      <span className="save-press-marks">
        {press.people.map((id) => {
          const shape = markOf(week.household.people, id);
          return shape && <MemberMark key={id} shape={shape} />;
        })}
      </span>
      <div className="save-press-what">
        <span className="save-press-words">{words}</span>
        {press.amount > 0 && (
          <SavePath
            places={press.saves}
            household={week.household}
            accounts={accountsOfSaves(press.saves)}
            of={words}
            onChange={change}
          />
        )}
      </div>
      <Button variant="quiet" size="small" onClick={() => void undo()}>
        Undo<span className="visually-hidden">: {words}</span>
      </Button>
    </li>
  );
}

/** "Maya and Tom recorded $370.00 on Fri 13". */
function pressWords({ people, amount, at, note }: Press, { household, week }: ThisWeek): string {
  const names = listWords(people.map((id) => nameOf(household.people, id)));
  const day = nearDayWords(dayAt(at, calendarOf(week, household.calendars).timeZone));
  const what = amount > 0 ? `recorded ${formatMoney(amount, household)}` : "decided on nothing";
  return `${names} ${what} on ${day}${note ? `: “${note}”` : ""}`;
}
