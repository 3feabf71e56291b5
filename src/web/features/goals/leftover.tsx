import { useMemo } from "react";
import { lastLeftover, leftoverNote, type WeekLeftover } from "#domain/goals/week-leftover.ts";
import { formatMoney } from "#domain/money/money.ts";
import { canBeCarried, envelopesOf } from "#domain/spending/envelopes.ts";
import { addWeeks, type WeekId } from "#domain/time/week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { selfIn, useOwnUid } from "#web/household/figures/use-figures.ts";
import { PayerPicker, usePayer } from "#web/household/saves/payer-picker.tsx";
import { NotRecorded, savedMessage, useRecordSave } from "#web/household/saves/use-record-save.tsx";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Why } from "#web/ui/why.tsx";
import type { GoalMoneyById } from "./goal-facts.ts";
import "./goals.css";

interface LeftoverProps {
  figures: Figures;
  money: GoalMoneyById;
}

/** Offers to move what last week's budgets left into the goals that are funded by leftovers. */
export function Leftover({ figures, money }: LeftoverProps) {
  const { household, book, began, saves, week } = figures;
  const last = addWeeks(week, -1);
  const found = useMemo(() => {
    const { goals, categories } = household;
    if (!money.ok || last < began || !canBeCarried(categories, book.span)) return null;
    const envelopes = envelopesOf(book, categories, last, began);
    return lastLeftover({ week: last, envelopes, goals, money: money.value, saves });
  }, [household, book, began, saves, last, money]);
  return found && <Offer figures={figures} found={found} last={last} />;
}

function Offer({ figures, found, last }: { figures: Figures; found: WeekLeftover; last: WeekId }) {
  const { household, saves } = figures;
  const who = usePayer(household.people, selfIn(figures, useOwnUid()));
  const { press, isBusy, problem } = useRecordSave(saves);
  const setAside = () => {
    const given = { week: last, shares: found.shares, people: who.people, note: leftoverNote };
    void press(given, savedMessage(given, household, weekNameWords(last)));
  };
  return (
    <section className="card leftover" aria-label="Left of last week">
      <p>
        {formatMoney(found.left.amount, household)} of last week’s budgets was left{" "}
        <Why about="left of last week" {...explanationWords(found.left.why, household)} />. {wordsOf(found, household)}
      </p>
      <div className="leftover-end">
        <PayerPicker who={who} labelHidden />
        <Button variant="outline" busy={isBusy} onClick={setAside}>
          Set it aside
        </Button>
      </div>
      <NotRecorded problem={problem} />
    </section>
  );
}

/** "It would go to Kitchen table", or the amount for each goal. */
function wordsOf({ left, shares }: WeekLeftover, household: Figures["household"]): string {
  const nameOf = (id: string) => household.goals.find((goal) => goal.id === id)?.label ?? "";
  const parts = shares.flatMap(({ target, amount }) =>
    target.kind === "goal" ? { label: nameOf(target.id), amount } : [],
  );
  const [only] = parts;
  if (parts.length === 1 && only!.amount === left.amount) return `It would go to ${only!.label}.`;
  const [first, ...rest] = parts.map(({ label, amount }) => [formatMoney(amount, household), label]);
  const words = [`${first![0]} would go to ${first![1]}`, ...rest.map(([amount, label]) => `${amount} to ${label}`)];
  return `Of that, ${listWords(words)}.`;
}
