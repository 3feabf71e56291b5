import { type RefObject, useId, useMemo, useRef, useState } from "react";
import type { Explanation, Figure } from "#domain/explain.ts";
import type { Save } from "#domain/household/records.ts";
import { type Minor, negate, sum } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";
import { usualSave } from "#domain/saves/record-save.ts";
import { type SaveShare, sharesOf } from "#domain/saves/split-save.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { section } from "#web/household/figures/section.tsx";
import { usePayer } from "#web/household/saves/payer-picker.tsx";
import { restOfPlan, type ThisWeek, weekOfParts, weekParts } from "#web/household/saves/this-week.ts";
import { type SaveRecorder, useFrozenWhile, useRecordSave } from "#web/household/saves/use-record-save.tsx";
import { weekDaysWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { faceNames, WeekMarks, type WeekState } from "#web/ui/week-strip/week-cell.tsx";
import { Why } from "#web/ui/why.tsx";
import { Planned, splitEditor, Unplanned } from "./planned.tsx";
import { Recorded } from "./recorded.tsx";
import { useNextAccounts } from "./save-path.tsx";
import { SkipWeek } from "./skip-week.tsx";
import { draftOf, type SplitDraft } from "./split-draft.ts";
import "./save.css";

const SplitEditor = lazySection(splitEditor, (module) => module.SplitEditor);

interface SaveCardProps {
  /** The person who uses this device, if known. */
  self: string | undefined;
}

/** This week's save: the plan, a button that records it, and what has been recorded. */
export const SaveCard = section((figures) => ({ ...weekParts(figures), strip: figures.strip }))<SaveCardProps>(
  function SaveCard({ strip, self, ...parts }) {
    const { household, today, week, saves, withdrawals, paidFromGoals, current, plan } = parts;
    const thisWeek = useMemo(
      () => weekOfParts({ household, today, week, saves, withdrawals, paidFromGoals, current, plan }),
      [household, today, week, saves, withdrawals, paidFromGoals, current, plan],
    );
    const usual = useMemo(() => usualSave(saves, week), [saves, week]);
    const cell = strip.ok ? strip.value.find((one) => one.week === week) : undefined;
    const id = useId();
    const card = useRef<HTMLElement>(null);
    if (adultsOf(household.people).length === 0) return null;
    return (
      <section className="card save-card" ref={card} aria-labelledby={id}>
        <SaveHead id={id} week={thisWeek} state={cell?.state ?? "now"} isFolded={cell?.isFolded ?? false} />
        <SaveBody key={week} week={thisWeek} shown={saves} usual={usual} self={self} card={card} />
      </section>
    );
  },
);

type Mode = { at: "plan" } | { at: "skip" } | { at: "split"; first: SplitDraft };

type BodyProps = {
  week: ThisWeek;
  /** All saves that have been rendered, to detect stale clicks. */
  shown: readonly Save[];
  usual: ReturnType<typeof usualSave>;
  self: string | undefined;
  card: RefObject<HTMLElement | null>;
};

function SaveBody({ week: now, shown, usual, self, card }: BodyProps) {
  const plain = useRecordSave(shown);
  const week = useFrozenWhile(now, plain.isFrozen);
  const next = useNextAccounts(week.household);
  const recorder: SaveRecorder = {
    ...plain,
    press: (batch, said) => plain.press({ ...batch, accounts: next.accounts }, said),
  };
  const [mode, setMode] = useState<Mode>({ at: "plan" });
  const who = usePayer(week.household.people, self);
  // The clicked button is gone: move the focus to the heading.
  const back = () => {
    setMode({ at: "plan" });
    focusIn(card.current, "h2", { preventScroll: true });
  };
  const done = () => {
    next.reset();
    back();
  };
  const split = (shares: readonly SaveShare[], isTried = false) =>
    setMode({ at: "split", first: draftOf(shares, week.household, isTried) });
  const isPartial = week.saved > 0 && week.left > 0;
  const ways = { week, who, recorder, next, onBack: back, onDone: done };
  return (
    <>
      {week.saves.length > 0 && <Recorded week={week} isPartial={isPartial} onTakenBack={back} />}
      {mode.at === "skip" && <SkipWeek week={week} who={who} recorder={recorder} onBack={back} onDone={done} />}
      {mode.at === "split" && <SplitEditor {...ways} first={mode.first} />}
      {mode.at === "plan" && (
        <NextStep
          week={week}
          who={who}
          recorder={recorder}
          next={next}
          usual={usual}
          self={self}
          onDone={done}
          onSplit={split}
          onSkip={() => setMode({ at: "skip" })}
        />
      )}
    </>
  );
}

type NextStepProps = Parameters<typeof Planned>[0] & { self: string | undefined };

/** The next step: the rest of the plan, more, or any amount. */
function NextStep({ self, ...props }: NextStepProps) {
  const { week, recorder, next, onSplit, onSkip, onDone } = props;
  const isDecided = week.saves.length > 0;
  if (week.left > 0 && (week.saved > 0 || !isDecided)) return <Planned {...props} />;
  if (isDecided) return <AddMore week={week} onSplit={onSplit} />;
  return <Unplanned week={week} self={self} recorder={recorder} next={next} onSkip={onSkip} onDone={onDone} />;
}

interface AddMoreProps {
  week: ThisWeek;
  onSplit: (shares: readonly SaveShare[]) => void;
}

/** More can be added to a decided week. */
function AddMore({ week, onSplit }: AddMoreProps) {
  return (
    <div className="save-actions">
      <div className="save-buttons">
        <Button variant="outline" {...onIntent(splitEditor)} onClick={() => onSplit(sharesOf(restOfPlan(week)))}>
          {week.saved > 0 ? "Add more" : "Set something aside after all"}
        </Button>
      </div>
    </div>
  );
}

interface SaveHeadProps {
  id: string;
  week: ThisWeek;
  state: WeekState;
  isFolded: boolean;
}

/** The days and number of the week, and its budget. */
function SaveHead({ id, week, state, isFolded }: SaveHeadProps) {
  const { household, plan } = week;
  return (
    <div className="save-head">
      <div className="save-head-words">
        <h2 id={id} tabIndex={-1}>
          This week’s save
        </h2>
        <p>{weekDaysWords(week.week, household.calendars)}</p>
        {plan.ok && <BudgetLine budget={plan.value.budget} week={week} />}
      </div>
      <Cell week={week} state={state} isFolded={isFolded} />
    </div>
  );
}

function BudgetLine({ budget, week: { household } }: { budget: WeeklyBudget; week: ThisWeek }) {
  const { income, committed, everyday } = budget;
  const out = [
    [committed.amount, household.debts.length > 0 ? "bills and debts" : "bills"] as const,
    [everyday.amount, "everyday"] as const,
  ].filter(([amount]) => amount > 0);
  const words = out.map(([amount, name]) => ` − ${shortMoney(amount, household)} ${name}`);
  return (
    <p className="save-budget">
      {shortMoney(income.amount, household)} in
      {words} <Why about="This week’s money" {...explanationWords(budgetWhy(budget), household)} />
    </p>
  );
}

/** The week cell as in the year strip. It is stamped as soon as the week is saved. */
function Cell({ week: { household, week, saves }, state, isFolded }: Omit<SaveHeadProps, "id">) {
  const isStamped = useStamped(state === "saved");
  const saved = new Set(saves.map(({ personId }) => markOf(household.people, personId)));
  const marks = (["disc", "diamond"] as const).filter((mark) => saved.has(mark));
  const face = faceNames(state === "paused" ? "now" : state, isFolded);
  const number = Number(week.slice(6));
  return (
    <span className={`${face} save-cell${isStamped ? " week-face--stamped" : ""}`}>
      <span className="visually-hidden">Week </span>
      {number}
      {marks.length > 0 && <WeekMarks marks={marks} />}
    </span>
  );
}

/** True only if the week became saved while mounted, so that the animation does not run for earlier saves. */
function useStamped(isSaved: boolean): boolean {
  const [was, setWas] = useState(isSaved);
  const [isStamped, setStamped] = useState(false);
  if (was !== isSaved) {
    setWas(isSaved);
    setStamped(isSaved);
  }
  return isStamped;
}

interface Part {
  label: string;
  amount: Minor;
}

/** Further items of a group are summed in one line. */
const maxPerGroup = 4;

/** The income and expenses of a week. The lines add up to what is left. */
export function budgetWhy({ income, committed, everyday }: WeeklyBudget): Explanation {
  return {
    formula: "money in − bills and debt minimums − everyday spending, each as it comes to one week",
    inputs: [
      ...summarize(partsOf(income), "more that come in"),
      ...summarize(partsOf(committed).map(minus), "more bills and debts"),
      ...summarize(partsOf(everyday).map(minus), "more everyday budgets"),
    ],
  };
}

const partsOf = ({ why }: Figure): Part[] =>
  why.inputs.flatMap((input) => ("amount" in input && input.amount !== 0 ? [input] : []));

const minus = ({ label, amount }: Part): Part => ({ label, amount: negate(amount) });

function summarize(parts: readonly Part[], words: string): Part[] {
  if (parts.length <= maxPerGroup) return [...parts];
  const largest = parts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const rest = largest.slice(maxPerGroup - 1);
  return [
    ...largest.slice(0, maxPerGroup - 1),
    { label: `${rest.length} ${words}`, amount: sum(rest.map(({ amount }) => amount)) },
  ];
}
