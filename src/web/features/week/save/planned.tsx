import type { Explanation, ExplanationInput, Figure } from "#domain/explain.ts";
import type { Household } from "#domain/household/household.ts";
import { add, formatMoney, type MoneyFormat, negate } from "#domain/money/money.ts";
import { percentOf } from "#domain/money/rate.ts";
import { highApr } from "#domain/plan/safety-asks.ts";
import type { WaterfallStep } from "#domain/plan/waterfall.ts";
import { type SaveShare, sharesOf } from "#domain/saves/split-save.ts";
import { targetKey } from "#domain/saves/totals.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { type PayerChoice, PayerPicker } from "#web/household/saves/payer-picker.tsx";
import { SetAsideForm } from "#web/household/saves/set-aside.tsx";
import { restOfPlan, type ThisWeek } from "#web/household/saves/this-week.ts";
import { NotRecorded, type SaveRecorder, savedMessage } from "#web/household/saves/use-record-save.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { type NextAccounts, rowWordsOf } from "./save-path.tsx";
import { SaveRows } from "./save-rows.tsx";

/** Prefetched by the controls that open it, rendered by the card. */
export const splitEditor = lazyChunk("split-editor", () => import("./split-editor.tsx"));

interface PlannedProps {
  week: ThisWeek;
  who: PayerChoice;
  recorder: SaveRecorder;
  next: NextAccounts;
  usual: Figure | null;
  /** `isRefused`: a target of the split was gone, and nothing was recorded. */
  onSplit: (shares: readonly SaveShare[], isRefused?: boolean) => void;
  onSkip: () => void;
  onDone: () => void;
}

/** The planned amounts, and the button that records them. */
export function Planned(props: PlannedProps) {
  const { week, who, recorder, next, onSplit, onDone } = props;
  const { household, saved, left } = week;
  const steps = restOfPlan(week);
  const shares = sharesOf(steps);
  const rowWords = rowWordsOf(next.placesOf(shares), household);
  const save = async () => {
    const given = { week: week.week, shares, people: who.people, note: "" };
    const { isDone, refused } = await recorder.press(given, savedMessage(given, household));
    if (refused) onSplit(shares, true);
    if (isDone) onDone();
  };
  const rows = steps.map((step) => ({
    key: keyOf(step),
    amount: step.amount,
    name: <StepName step={step} household={household} goesTo={rowWords.get(targetKey(step.target))} />,
  }));
  return (
    <>
      {week.saves.length === 0 && <CompleteSteps week={week} />}
      <SaveRows label="Planned" rows={rows} format={household} before={saved} whole={add(saved, left)} />
      <Sum {...props} onSplit={() => onSplit(shares)} />
      {next.line(shares)}
      <Actions {...props} onSave={() => void save()} />
      <NotRecorded problem={recorder.problem} />
    </>
  );
}

function Sum({ week, usual, onSplit }: Pick<PlannedProps, "week" | "usual"> & { onSplit: () => void }) {
  const { household, left, saved, saves } = week;
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
      <Money
        amount={left}
        format={household}
        size="large"
        mark={saved === 0 ? figureMark("weekly-number", left) : undefined}
      />
    </div>
  );
}

type ActionsProps = Pick<PlannedProps, "week" | "who" | "recorder" | "onSkip"> & { onSave: () => void };

function Actions({ week, who, recorder, onSkip, onSave }: ActionsProps) {
  const isFirst = week.saves.length === 0;
  return (
    <div className="save-actions">
      <PayerPicker who={who} labelHidden />
      <div className="save-buttons">
        {isFirst && (
          <Button variant="outline" onClick={onSkip}>
            Skip
          </Button>
        )}
        {/* Ignores the second click of a double click. */}
        <Button busy={recorder.isBusy} onClick={({ detail }) => detail < 2 && onSave()}>
          {isFirst ? "Save the week" : "Save the rest"}
        </Button>
      </div>
    </div>
  );
}

const keyOf = ({ target, label }: WaterfallStep): string => `${targetKey(target)} ${label}`;

/** The safety steps that are complete. */
function CompleteSteps({ week: { plan, household } }: { week: ThisWeek }) {
  const full = plan.ok ? fullSteps(plan.value.steps) : null;
  if (!full) return null;
  return (
    <p className="save-full">
      <Icon name="check" size={18} />
      <span>{full.words}</span>
      <Why about={full.words} {...explanationWords(full.why, household)} />
    </p>
  );
}

interface StepNameProps {
  step: WaterfallStep;
  household: Household;
  /** "to Brokerage", where the rows go to different accounts. */
  goesTo: string | undefined;
}

function StepName({ step, household, goesTo }: StepNameProps) {
  const { label, why, finishes } = step;
  return (
    <>
      <strong>{label}</strong> {finishes && <span className="save-finishes">finishes it </span>}
      <Why about={label} {...explanationWords(why, household)} />
      {goesTo && <span className="save-below">{goesTo}</span>}
    </>
  );
}

function Usual({ usual, format }: { usual: Figure; format: MoneyFormat }) {
  return (
    <span className="save-usual">
      You usually save {shortMoney(usual.amount, format)}{" "}
      <Why about="What you usually save" {...explanationWords(usual.why, format)} /> ·{" "}
    </span>
  );
}

interface FullSteps {
  words: string;
  why: Explanation;
}

const debts = `debts above ${percentOf(highApr)}\u00a0%`;

const safetySteps: readonly [name: string, isOf: (step: WaterfallStep) => boolean][] = [
  ["buffer", ({ label }) => label === "Starter buffer"],
  [debts, ({ target }) => target.kind === "debt"],
  ["emergency fund", ({ label }) => label === "Emergency fund"],
];

/** The complete safety steps in a sentence; null if there is none. */
export function fullSteps(steps: readonly WaterfallStep[]): FullSteps | null {
  const full = safetySteps
    .map(([name, isOf]) => ({ name, steps: steps.filter(isOf) }))
    .filter((one) => one.steps.length > 0 && one.steps.every(({ isFull }) => isFull));
  if (full.length === 0) return null;
  const list = listWords(full.map(({ name }) => name));
  const verb = full.length > 1 || full[0]!.name === debts ? "are" : "is";
  const state = full.every(({ name }) => name === debts) ? "paid off" : "full";
  const words = `${list.charAt(0).toUpperCase()}${list.slice(1)} ${verb} ${state}`;
  return { words, why: whyOf(full.flatMap((one) => one.steps)) };
}

const whyOf = (steps: readonly WaterfallStep[]): Explanation => ({
  formula: "what each of these steps asks for is there, so the money runs on to the next",
  inputs: dedupe(steps.flatMap(({ why }) => why.inputs)),
});

/** Two steps may share inputs. */
function dedupe(inputs: readonly ExplanationInput[]): ExplanationInput[] {
  const unique = new Map(inputs.map((input) => [JSON.stringify(input), input]));
  return [...unique.values()];
}

interface UnplannedProps {
  week: ThisWeek;
  self: string | undefined;
  recorder: SaveRecorder;
  next: NextAccounts;
  onSkip: () => void;
  onDone: () => void;
}

/** For a week without a planned amount. Any amount can be recorded. */
export function Unplanned({ week, recorder, next, ...props }: UnplannedProps) {
  return (
    <div className="save-unplanned">
      <p className="lede">
        <Reason week={week} />
      </p>
      <SetAsideForm week={week} presser={recorder} path={next.line} {...props} />
    </div>
  );
}

function Reason({ week: { plan, household } }: { week: ThisWeek }) {
  if (!plan.ok) return <NoPlan />;
  const { amount, why } = plan.value.budget.left;
  if (amount === 0)
    return "All that comes in is spoken for, so the plan asks for nothing. Whatever you put aside counts.";
  const missing = formatMoney(negate(amount), household);
  return (
    <>
      As planned, each week is {missing} short <Why about="What is missing" {...explanationWords(why, household)} />. So
      nothing is asked of this one, and anything you do put aside counts. <a href="#shortfall">See what could change</a>
    </>
  );
}

const NoPlan = () => (
  <>
    There is no plan for the week yet: <Link to={`${paths.intake}?edit=true`}>say what comes in</Link>, or record what
    you set aside without one.
  </>
);
