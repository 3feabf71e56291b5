import type { Household } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import { formatMoney, minor, sum } from "#domain/money/money.ts";
import { distinct } from "#domain/saves/distinct.ts";
import { weekFigure } from "#domain/saves/totals.ts";
import { type Envelope, envelopesOf } from "#domain/spending/envelopes.ts";
import { type SpendingBook, spentIn } from "#domain/spending/spending-book.ts";
import type { WeekId } from "#domain/time/week.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import { deleting } from "#web/store/command.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { Why } from "#web/ui/why.tsx";
import type { Act } from "./opened-week.tsx";

type SavesProps = { household: Household; saves: readonly Save[]; opened: WeekId; act: Act };

/** All saves of the week, and their total. */
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

/** A save of zero has no meaningful target. */
const whatWords = ({ amount, target }: Save, household: Household): string =>
  amount === 0 ? "Decided on nothing" : targetWords(target, household);

type SpendingProps = { household: Household; began: WeekId; book: SpendingBook; opened: WeekId };

/** Spending compared with the budgets of the week; null if both are zero. */
export function WeekSpending({ household, began, book, opened }: SpendingProps) {
  const envelopes = envelopesOf(book, household.categories, opened, began);
  const [budget, spent] = [sum(envelopes.map((envelope) => envelope.budget)), spentIn(book, opened)];
  if (budget === 0 && spent === 0) return null;
  const worth = spent === 0 ? "Nothing entered" : formatMoney(spent, household);
  const words = budget > 0 ? `${worth} of ${formatMoney(budget, household)}` : worth;
  return (
    <section className="opened-week-part" aria-label="Spent">
      <p className="opened-week-spent">
        <span>
          Spent <Why about="Spent" {...explanationWords(why(envelopes, spent), household)} />
        </span>
        <span>{words}</span>
      </p>
      {budget > 0 && <Meter label="Spent" value={spent} max={budget} valueText={words} over={spent > budget} />}
    </section>
  );
}

function why(envelopes: readonly Envelope[], spent: number) {
  const inputs = envelopes.map(({ category, spent: amount }) => ({ label: category.label, amount }));
  const rest = spent - inputs.reduce((total, { amount }) => total + amount, 0);
  return {
    formula: "all spending of the week, refunds taken off, beside that week’s budgets added up",
    inputs: rest === 0 ? inputs : [...inputs, { label: "Without a category", amount: minor(rest) }],
  };
}
