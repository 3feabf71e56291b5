import type { Save } from "#domain/household/records.ts";
import { formatMoney } from "#domain/money/money.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { StepProps } from "../step-screen.tsx";
import { RecordMissing } from "./record-missing.tsx";
import "./saves-step.css";

/** What the week put aside, to be confirmed by looking at it, and a field for what is missing. */
export function SavesStep({ figures, date, here }: StepProps) {
  const { household, plan } = figures;
  const { saves, saved, isPast } = date;
  const planned = plan.ok && !isPast ? plan.value.budget.canSave : null;
  return (
    <>
      <p className="lede">
        {savedWords(date, household)}
        {planned && planned.amount > 0 && (
          <>
            {" "}
            The plan has {formatMoney(planned.amount, household)} for it.{" "}
            <Why about="What the plan has for the week" {...explanationWords(planned.why, household)} />
          </>
        )}
      </p>
      <div className="step-screen-body">
        {saves.length > 0 && (
          <>
            <ul className="rows saves-step-rows">
              {saves.map((save) => (
                <SaveRow key={save.id} save={save} figures={figures} />
              ))}
            </ul>
            <p className="sum">
              <span>Put aside</span>
              <Money amount={saved} format={household} />
            </p>
          </>
        )}
        <RecordMissing figures={figures} date={date} here={here} />
      </div>
    </>
  );
}

function savedWords({ saves, saved, isPast }: StepProps["date"], format: StepProps["figures"]["household"]): string {
  const when = isPast ? "that week" : "this week";
  if (saves.length === 0) return `Nothing is recorded for ${when} yet.`;
  return saved > 0
    ? `${formatMoney(saved, format)} went aside ${when}.`
    : `You decided on nothing ${when}. That counts.`;
}

function SaveRow({ save, figures: { household } }: { save: Save; figures: StepProps["figures"] }) {
  const { people } = household;
  const shape = markOf(people, save.personId);
  return (
    <li>
      <span>
        {save.amount > 0 ? targetWords(save.target, household) : "Nothing, on purpose"}
        <span className="small quiet saves-step-who">
          {shape && <MemberMark shape={shape} size={9} />} {nameOf(people, save.personId)}
          {save.note && `: ${save.note}`}
        </span>
      </span>
      <Money amount={save.amount} format={household} />
    </li>
  );
}
