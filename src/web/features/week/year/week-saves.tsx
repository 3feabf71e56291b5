import type { Household } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import { formatMoney } from "#domain/money/money.ts";
import { distinct } from "#domain/saves/distinct.ts";
import { weekFigure } from "#domain/saves/total-figures.ts";
import type { WeekId } from "#domain/time/week.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import { targetWords } from "#web/household/words/target-words.ts";
import { deleting } from "#web/store/command.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { Act } from "./opened-week.tsx";

type SavesProps = { household: Household; saves: readonly Save[]; opened: WeekId; act: Act };

/** Every entry of the week, and what they come to. */
export function WeekSaves({ household, saves, opened, act }: SavesProps) {
  const own = distinct(saves)
    .filter(({ week }) => week === opened)
    .sort((a, b) => a.recordedAt - b.recordedAt);
  if (own.length === 0) return null;
  const total = weekFigure(saves, opened, (id) => nameOf(household.people, id));
  return (
    <section className="opened-week-part" aria-label="Saves">
      <ul className="rows">
        {own.map((save) => (
          <Entry key={save.id} save={save} household={household} act={act} />
        ))}
      </ul>
      {total.ok && (
        <p className="sum">
          <span>
            Set aside <Why about="Set aside" {...explanationWords(total.value.why, household)} />
          </span>
          <Money amount={total.value.amount} format={household} />
        </p>
      )}
    </section>
  );
}

function Entry({ save, household, act }: { save: Save; household: Household; act: Act }) {
  const { id, amount, personId, note } = save;
  const [who, what] = [nameOf(household.people, personId), whatWords(save, household)];
  const mark = markOf(household.people, personId);
  const worth = formatMoney(amount, household);
  return (
    <li className="opened-week-save">
      <span className="opened-week-who">
        {mark && <MemberMark shape={mark} />}
        {who}
      </span>
      <span className="opened-week-what">
        {what}
        {note && <span className="small quiet opened-week-note">{note}</span>}
      </span>
      <Money amount={amount} format={household} />
      <Button
        variant="quiet"
        size="small"
        aria-label={`Remove ${worth}, ${who}, ${what}`}
        onClick={() => void act(deleting("remove-save", id), `${worth} removed`)}
      >
        Remove
      </Button>
    </li>
  );
}

/** Nothing went nowhere. */
const whatWords = ({ amount, target }: Save, household: Household): string =>
  amount === 0 ? "Decided on nothing" : targetWords(target, household);
