import { formatMoney, negate } from "#domain/money/money.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { SetAsideForm } from "#web/household/this-week/set-aside.tsx";
import type { ThisWeek } from "#web/household/this-week/this-week.ts";
import type { Presser } from "#web/household/this-week/use-press.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Why } from "#web/ui/why.tsx";

interface UnplannedProps {
  week: ThisWeek;
  self: string | undefined;
  presser: Presser;
  onSkip: () => void;
  onDone: () => void;
}

/** A week of which the plan asks nothing: any amount counts all the same. */
export function Unplanned({ week, ...props }: UnplannedProps) {
  return (
    <div className="save-unplanned">
      <p className="lede">
        <Reason week={week} />
      </p>
      <SetAsideForm week={week} {...props} />
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
