import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { independenceTarget } from "#domain/projections/independence-target.ts";
import type { Day } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Why } from "#web/ui/why.tsx";
import { monthIn } from "../when-words.ts";
import type { Milestone } from "./milestones.ts";

interface ListProps {
  milestones: readonly Milestone[];
  household: Household;
  today: Day;
  /** As far as was looked. */
  years: number;
}

/** What the years arrive at, the next first, each with how sure that is. */
export const MilestoneList = (props: ListProps) => (
  <>
    <Lines {...props} />
    <p className="small quiet">
      {caveats
        .filter(({ of }) => props.milestones.some(({ what }) => what === of))
        .map(({ words }) => words)
        .join(" ")}
    </p>
  </>
);

/** The page tells the same ends elsewhere, reckoned in another way. */
const caveats: readonly { of: Milestone["what"]; words: string }[] = [
  {
    of: "goal",
    words: "These dates go by the plan. Those in the list of goals go by what was really set aside, and may differ.",
  },
  {
    of: "debt-free",
    words: "Debts end here as each week’s plan pays them down; above, by their minimums and the extra you chose.",
  },
];

const Lines = ({ milestones, household, today, years }: ListProps) => (
  <ul className="milestones" aria-label="Milestones">
    {milestones.map((one) => (
      <li key={one.key}>
        <span className="milestone-name">
          {one.label}
          {one.what === "independence" && <Needed household={household} />}
        </span>
        <span className="milestone-when">{whenWords(one, today, years)}</span>
        <span className="milestone-span">
          {rangeWords(one, today, years)} <Why about={one.label} {...explanationWords(one.why, household)} />
        </span>
      </li>
    ))}
  </ul>
);

function Needed({ household }: { household: Household }) {
  const target = independenceTarget(household);
  return target && <span className="milestone-note">{formatMoney(target.amount, household)} in today’s money</span>;
}

function whenWords({ weeks }: Milestone, today: Day, years: number): string {
  if (weeks === null) return `Not within ${years} years`;
  return weeks === 0 ? "There already" : monthIn(weeks, today);
}

/** "May 2030 to June 2034". Nothing where all three ways agree. */
function rangeWords({ soonest, latest, weeks }: Milestone, today: Day, years: number): string {
  if (soonest === null || soonest === latest) return "";
  const first = soonest === 0 ? "now" : monthIn(soonest, today);
  if (latest === null) return weeks === null ? `at best ${first}` : `${first}, or not within ${years} years`;
  const last = monthIn(latest, today);
  return first === last ? "" : `${first} to ${last}`;
}
