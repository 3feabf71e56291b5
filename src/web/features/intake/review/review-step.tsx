import { useState } from "react";
import { parts } from "#domain/intake/answers.ts";
import { staleSteps, stepOfPart } from "#domain/intake/intake-steps.ts";
import { recordEvent } from "#web/analytics/analytics-queue.ts";
import { PlanNumber } from "#web/household/saves/plan-number.tsx";
import { WhereItGoes } from "#web/household/saves/where-it-goes.tsx";
import { paths } from "#web/paths.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { StepHead } from "../intake-frame.tsx";
import { pageWords, urlOf } from "../pages.ts";
import { rowName } from "../rows/problem-words.ts";
import { useUnsubmittedLines } from "../rows/use-line.ts";
import { StepBar } from "../week/step-bar.tsx";
import { useYourWeek } from "../week/your-week.tsx";
import { BeforeAndAfter, FirstMilestones, ShortWeek, usePlan } from "./review-plan.tsx";
import "./review.css";

/** The plan on one page, before the first finish and on every later edit. */
export function ReviewStep({ isEdit }: { isEdit: boolean }) {
  const { lastFinished, hasChanges, profile } = useIntake();
  const week = useYourWeek("review", isEdit);
  const title = profile.name.trim() || "Your plan";
  return (
    <>
      <StepHead title={title} lede={ledeOf(lastFinished !== null, hasChanges)} />
      <DiscardChanges />
      {lastFinished && <StaleSteps />}
      <PlanOnAPage />
      <UnfinishedRows isEdit={isEdit} />
      <StepBar {...week} back={{ to: urlOf("habits", isEdit) }}>
        <Submit />
      </StepBar>
    </>
  );
}

function ledeOf(isFinished: boolean, hasChanges: boolean): string {
  if (!isFinished) return "What your answers come to. Nothing here is fixed: you can change each of them at any time.";
  return hasChanges
    ? "What your changes come to. They count once you save them."
    : "Your household as it stands. Open any step above to change it.";
}

function PlanOnAPage() {
  const { read, options, lastFinished, hasChanges } = useIntake();
  const { format, today } = options;
  const made = usePlan(read.household, today);
  if (!made.ok) return <NoFigures />;
  const { plan, current } = made.value;
  const isShort = plan.budget.left.amount < 0;
  return (
    <>
      <PlanNumber left={plan.budget.left} format={format} />
      {lastFinished && hasChanges && <BeforeAndAfter before={lastFinished} after={read.household} format={format} />}
      {isShort && <ShortWeek household={read.household} format={format} />}
      {plan.budget.canSave.amount > 0 && (
        <section className="section review-part">
          <h2>Where it goes this week</h2>
          <WhereItGoes steps={plan.steps} format={format} />
        </section>
      )}
      <FirstMilestones household={current} options={options} />
    </>
  );
}

const NoFigures = () => (
  <p className="lede review-part">
    There are no figures to plan with yet. Say what comes in, and the plan begins; or start with an empty one.
  </p>
);

/** Discards all changes. The button disappears with them, so the focus moves to the heading. */
function DiscardChanges() {
  const { lastFinished, hasChanges, discard } = useIntake();
  if (!lastFinished || !hasChanges) return null;
  const discardAll = async () => {
    await discard();
    focusIn(document, "main h1");
  };
  return (
    <Button variant="quiet" size="small" className="review-take-back" onClick={() => void discardAll()}>
      Take back all changes
    </Button>
  );
}

const mostShown = 60;

const shortened = (text: string): string =>
  text.trim().length > mostShown ? `${text.trim().slice(0, mostShown)}…` : text.trim();

/** Incomplete rows and half-typed lines that the plan ignores, each with a link to its step. */
function UnfinishedRows({ isEdit }: { isEdit: boolean }) {
  const { unfinished } = useIntake().read;
  const lines = useUnsubmittedLines(parts);
  if (unfinished.length === 0 && lines.length === 0) return null;
  return (
    <section className="section review-part">
      <h2>Not finished yet</h2>
      <p className="lede">The plan leaves these out. They wait here until you come back to them.</p>
      <ul className="rows">
        {unfinished.map(({ row }) => (
          <li key={row.id}>
            <span>{rowName(row)}</span>
            <Link to={urlOf(stepOfPart[row.part], isEdit)}>{pageWords[stepOfPart[row.part]].name}</Link>
          </li>
        ))}
        {lines.map(({ part, text }) => (
          <li key={part}>
            <bdi>“{shortened(text)}”</bdi>
            <Link to={urlOf(stepOfPart[part], isEdit)}>{pageWords[stepOfPart[part]].name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Steps last confirmed a quarter ago or longer. */
function StaleSteps() {
  const { record, options } = useIntake();
  const stale = record?.confirmed ? staleSteps(record.confirmed, options.today) : [];
  if (stale.length === 0) return null;
  return (
    <section className="card review-part">
      <h2>A quarter has passed</h2>
      <p className="lede">These answers may have moved on. Look at each once; “Next” says that it still holds.</p>
      <ul className="rows">
        {stale.map((step) => (
          <li key={step}>
            <Link to={urlOf(step, true)}>{pageWords[step].title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Finishes the draft and opens the dashboard. */
function Submit() {
  const { read, lastFinished, hasChanges, finish } = useIntake();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isSaved = lastFinished !== null && !hasChanges;
  const hasNoPeople = read.household.people.length === 0;
  const submit = async () => {
    if (hasNoPeople) return setRefused(true);
    // Nothing to save, so no command to undo either.
    if (isSaved) return navigate(paths.dashboard);
    setBusy(true);
    const written = await finish();
    setBusy(false);
    if (written.ok) navigate(paths.dashboard);
    else recordEvent({ kind: "submit-failed", at: Date.now() });
  };
  return (
    <>
      <Button
        // A press that can't submit is not counted as a submit.
        data-ev={isSaved || hasNoPeople ? undefined : "intake_submit"}
        busy={isBusy}
        aria-describedby={isRefused ? "nobody-yet" : undefined}
        onClick={() => void submit()}
      >
        {isSaved ? "To this week" : lastFinished ? "Save changes" : "Begin your weeks"}
      </Button>
      {isRefused && hasNoPeople && <NoPeopleYet isEdit={lastFinished !== null} />}
    </>
  );
}

const NoPeopleYet = ({ isEdit }: { isEdit: boolean }) => (
  <p className="review-nobody" id="nobody-yet" role="alert">
    Add at least one person first, so that a save can say who made it. <Link to={urlOf("people", isEdit)}>People</Link>
  </p>
);
