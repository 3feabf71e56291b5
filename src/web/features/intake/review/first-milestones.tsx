import type { Household } from "#domain/household/household.ts";
import type { Asked } from "#domain/intake/answers.ts";
import { type FirstMilestone, firstMilestones } from "#domain/intake/first-milestones.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { Why } from "#web/ui/why.tsx";

/** Where the plan leads, if every week were like this one. Months, because a day would be false certainty. */
export function FirstMilestones({ household, asked }: { household: Household; asked: Asked }) {
  const milestones = firstMilestones(household, asked.today);
  if (milestones.length === 0) return null;
  return (
    <section className="section review-part">
      <h2>At this pace</h2>
      <ol className="rows">
        {milestones.map((milestone) => (
          <li key={keyOf(milestone)}>
            <span>
              {wordsOf(milestone)} <Why about={milestone.label} {...explanationWords(milestone.why, asked.format)} />
            </span>
            <span className="number">{monthWords(milestone.day)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const wordsOf = ({ target, label }: FirstMilestone): string => (target.kind === "debt" ? `${label}, paid off` : label);

const keyOf = ({ target }: FirstMilestone): string => `${target.kind} ${"id" in target ? target.id : ""}`;
