import { type ReactNode, useRef, useState } from "react";
import { changeBudget } from "#domain/household/household.ts";
import { add, formatMoney, type Minor } from "#domain/money/money.ts";
import { type Overspent, overspentOf } from "#domain/money-date/agenda-facts.ts";
import { addWeeks, type WeekId } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { type Command, changing } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import { deciding } from "../sign-off-commands.ts";
import type { TextStepProps } from "../step-screen.tsx";
import { type UnsavedTexts, useAutosavedText } from "../use-autosaved-text.ts";
import { writersWords } from "../words.ts";

const fieldName = (week: WeekId, writers: readonly string[]): string => `decision ${week} ${writers.join(" ")}`;

/**
 * The decision of the week, and budgets that were deferred to this step. People at this device share one text field; if
 * they wrote different texts before, each has their own.
 */
export function DecisionStep({ figures, date, here, unsaved }: TextStepProps) {
  const run = useRun();
  const body = useRef<HTMLDivElement>(null);
  const [agreed, setAgreed] = useState({ count: 0, text: "" });
  const { week, decisions } = date;
  const { people } = figures.household;
  const left = overspentOf(date.spending?.envelopes ?? []).filter(
    ({ envelope }) => date.choices.get(envelope.category.id)?.choice === "leave",
  );
  const isHere = (id: string) => here.includes(id);
  const own = decisions.filter(({ personIds }) => personIds.some(isHere));
  // Several fields stay separate, so that none disappears while its text is briefly empty.
  const [isSplit, setSplit] = useState(false);
  if (own.length > 1 && !isSplit) setSplit(true);
  if (own.length === 1 && isSplit && own[0]!.text === agreed.text) setSplit(false);
  const fields = isSplit ? here.map((id) => [id]) : [here];
  const agree = async (text: string) => {
    const { ok } = await run(deciding(week, here, text), "The decision is the same now");
    if (!ok) return;
    // Drop unsaved texts, which would otherwise hide the agreed one.
    for (const writers of fields) unsaved.delete(fieldName(week, writers));
    setAgreed({ count: agreed.count + 1, text });
    // The pressed button is gone.
    body.current?.focus();
  };
  return (
    <>
      <p className="lede">One is enough. Small ones get done.</p>
      <div className="step-screen-body decision-step" ref={body} tabIndex={-1}>
        {decisions
          .filter((decision) => !own.includes(decision))
          .map(({ text, personIds }) => (
            <OtherDecision
              key={text}
              caption={personIds.length > 0 ? `${writersWords(people, personIds)} decided` : "Decided before"}
              text={text}
            >
              <Button variant="outline" size="small" onClick={() => void agree(text)}>
                {here.length > 1 ? "Same for us" : "Same for me"}
              </Button>
            </OtherDecision>
          ))}
        {fields.map((writers) => {
          const written = own.find(({ personIds }) => personIds.some((id) => writers.includes(id)));
          const elsewhere = written?.personIds.filter((id) => !isHere(id)) ?? [];
          return (
            <div key={`${agreed.count} ${writers.join(" ")}`} className="decision-step-own">
              <OwnDecision
                week={week}
                unsaved={unsaved}
                writers={writers}
                label={fields.length > 1 ? `${writersWords(people, writers)} decides` : "What you decide"}
                stored={written?.text ?? ""}
              />
              {elsewhere.length > 0 && (
                <p className="small quiet">{writersWords(people, elsewhere)} decided the same.</p>
              )}
              {fields.length > 1 && written && (
                <Button variant="outline" size="small" onClick={() => void agree(written.text)}>
                  Same for {here.length > 2 ? "all" : "both"} of you
                </Button>
              )}
            </div>
          );
        })}
        {left.map((overspent) => (
          <RaiseBudget key={overspent.envelope.category.id} overspent={overspent} figures={figures} />
        ))}
      </div>
    </>
  );
}

const OtherDecision = ({ caption, text, children }: { caption: string; text: string; children: ReactNode }) => (
  <figure className="decision-step-other">
    <figcaption className="small quiet">{caption}</figcaption>
    <blockquote className="decision-step-words">{text}</blockquote>
    {children}
  </figure>
);

interface OwnDecisionProps {
  week: WeekId;
  unsaved: UnsavedTexts;
  /** The authors of this text: one person, or everyone at this device. */
  writers: readonly string[];
  label: string;
  stored: string;
}

function OwnDecision({ week, unsaved, writers, label, stored }: OwnDecisionProps) {
  const run = useRun();
  const { text, error, type, leave } = useAutosavedText({
    field: fieldName(week, writers),
    unsaved,
    stored,
    save: (words) => run(deciding(week, writers, words)),
  });
  return (
    <TextArea
      label={label}
      value={text}
      onChange={type}
      onBlur={leave}
      error={error}
      hint="It stands on the sheet, for both of you to read next week."
    />
  );
}

/** Offers to raise the budget of an overspent category from next week on. */
function RaiseBudget({ overspent: { envelope, over }, figures }: { overspent: Overspent; figures: Figures }) {
  const run = useRun();
  const { household, week, began } = figures;
  const { category, spent } = envelope;
  const raised = add(envelope.budget, over);
  if (category.weeklyBudget >= raised) return null;
  const words = `${category.label} from ${formatMoney(envelope.budget, household)} to ${formatMoney(raised, household)} a week`;
  return (
    <div className="raise-budget">
      <p>
        {category.label} took {formatMoney(spent, household)}. Its budget could follow, from next week on.
      </p>
      <Button
        variant="outline"
        size="small"
        onClick={() => void run(raiseBudget(category.id, raised, week, began), words)}
      >
        Raise it to {formatMoney(raised, household)}
      </Button>
    </div>
  );
}

/** Changes the budget from next week on; this week keeps its budget. */
const raiseBudget = (categoryId: string, weeklyBudget: Minor, week: WeekId, began: WeekId): Command =>
  changing("raise-budget", "category", categoryId, (record) => {
    const category = record;
    const { since, earlier } = changeBudget(
      category,
      { weeklyBudget, rollover: category.rollover },
      addWeeks(week, 1),
      began,
    );
    return { weeklyBudget, since, earlier } as Partial<Fields<"category">>;
  });
