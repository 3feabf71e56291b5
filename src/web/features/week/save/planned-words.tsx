import type { Figure } from "#domain/explain.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { WaterfallStep } from "#domain/plan/waterfall.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { ThisWeek } from "#web/household/this-week/this-week.ts";
import { shortMoney } from "#web/household/words/short-money.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Why } from "#web/ui/why.tsx";
import { fullSteps } from "./full-steps.ts";

/** The steps that need nothing any more. */
export function Full({ week: { plan, household } }: { week: ThisWeek }) {
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

export function StepName({ step: { label, why, finishes }, format }: { step: WaterfallStep; format: MoneyFormat }) {
  return (
    <>
      <strong>{label}</strong> {finishes && <span className="save-finishes">finishes it </span>}
      <Why about={label} {...explanationWords(why, format)} />
    </>
  );
}

export function Usual({ usual, format }: { usual: Figure; format: MoneyFormat }) {
  return (
    <span className="save-usual">
      You usually save {shortMoney(usual.amount, format)}{" "}
      <Why about="What you usually save" {...explanationWords(usual.why, format)} /> ·{" "}
    </span>
  );
}
