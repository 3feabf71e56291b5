import { memo } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Day } from "#domain/time/day.ts";
import type { Difference } from "#domain/what-if/differences.ts";
import type { WhatIfAnswer } from "#domain/what-if/what-if.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Table } from "#web/ui/table.tsx";
import { Why } from "#web/ui/why.tsx";
import type { View } from "../view.ts";
import { differenceWords, isSame, sideWords, type Telling } from "./difference-words.ts";
import { TriedChart } from "./tried-chart.tsx";

interface AnswersProps {
  answer: WhatIfAnswer;
  household: Household;
  today: Day;
  /** As far as was looked. */
  years: number;
  view: View;
}

/** What is tried beside what is: in sentences, on one chart, and side by side. */
export const Answers = memo(function Answers({ answer, household, today, years, view }: AnswersProps) {
  const telling: Telling = { format: household, today, years };
  const shown = differencesIn(answer, view);
  return (
    <>
      <Sentences differences={shown.filter((one) => !isSame(one))} telling={telling} />
      <TriedChart {...{ answer, household, view, today }} />
      <Beside differences={shown} telling={telling} />
    </>
  );
});

/** Of net worth the year that is looked at, in the money that is chosen. */
function differencesIn({ asIs, tried, differences }: WhatIfAnswer, { years, isReal }: View): Difference[] {
  const [now, then] = [asIs.ahead.expected.points, tried.ahead.expected.points];
  const year = Math.min(years, now.length - 1, then.length - 1);
  return differences.filter((one) => {
    if (one.what !== "net-worth" && one.what !== "real-worth") return true;
    return one.year === year && (one.what === "real-worth") === isReal;
  });
}

type ListProps = { differences: readonly Difference[]; telling: Telling };

function Sentences({ differences, telling }: ListProps) {
  if (differences.length === 0)
    return <p className="lede">With this, nothing that is shown here would be different.</p>;
  return (
    <ul className="tried-sentences" aria-label="Differences">
      {differences.map((one) => (
        <li key={keyOf(one)}>
          {differenceWords(one, telling)} <Why about={nameOf(one)} {...explanationWords(one.why, telling.format)} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = (one: Difference): string => ("id" in one ? `${one.what} ${one.id}` : one.what);

const nameOf = (one: Difference): string => ("year" in one ? `${one.label} in ${one.year} years` : one.label);

/** What differs has its "why?" with its sentence. */
const Named = ({ one, telling }: { one: Difference; telling: Telling }) => (
  <>
    {nameOf(one)} {isSame(one) && <Why about={nameOf(one)} {...explanationWords(one.why, telling.format)} />}
  </>
);

const Beside = ({ differences, telling }: ListProps) => (
  <Table
    caption="As it is, and as tried"
    columns={[
      { key: "what", label: "What" },
      { key: "asIs", label: "As it is", align: "end" },
      { key: "tried", label: "As tried", align: "end" },
    ]}
    rows={differences.map((one) => ({
      id: keyOf(one),
      cells: {
        what: <Named one={one} telling={telling} />,
        asIs: sideWords(one, "asIs", telling),
        tried: sideWords(one, "tried", telling),
      },
    }))}
  />
);
