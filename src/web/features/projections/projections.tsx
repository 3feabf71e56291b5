import { useMemo, useState } from "react";
import type { BudgetProblem } from "#domain/plan/weekly-budget.ts";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { AssumptionsForm } from "./assumptions.tsx";
import { NetWorthProjection } from "./net-worth-projection.tsx";
import { type Outlook, useOutlook, type View, yearChoices } from "./outlook.ts";
import { WhatIf } from "./what-if/what-if.tsx";
import "./projections.css";

/** Net worth by the plan, and what-ifs. */
export function Projections({ figures }: { figures: Figures }) {
  const outlook = useOutlook(figures);
  return outlook.ok ? <Sections figures={figures} outlook={outlook.value} /> : <NotYet problem={outlook.problem} />;
}

function Sections({ figures, outlook }: { figures: Figures; outlook: Outlook }) {
  const [chosen, choose] = useState<View>({ years: 20, isReal: true });
  const view = useMemo(() => ({ ...chosen, years: Math.min(chosen.years, outlook.years) }), [chosen, outlook.years]);
  return (
    <>
      <section className="section ahead" aria-labelledby="ahead-heading">
        <div className="section-head">
          <h2 id="ahead-heading">Where this leads</h2>
        </div>
        <p className="lede">
          Your net worth if every week goes by the plan, to independence and beyond. It rests on assumptions: what it
          shows may come, and is not sure.
        </p>
        <ViewBar view={view} maxYears={outlook.years} onChange={choose} />
        <NetWorthProjection outlook={outlook} view={view} />
        <AssumptionsForm household={figures.household} today={figures.today} />
      </section>
      <SectionBoundary>
        <WhatIf figures={figures} outlook={outlook} view={view} />
      </SectionBoundary>
    </>
  );
}

const tooLarge = "These amounts are too large to project exactly. Everything is safe where it was noted.";

const NotYet = ({ problem }: { problem: BudgetProblem }) => (
  <section className="section ahead" aria-labelledby="ahead-heading">
    <h2 id="ahead-heading">Where this leads</h2>
    {problem === "empty-household" ? (
      <EmptyState
        text="Once you have said what comes in and what goes out, this shows where the plan leads."
        action={<ButtonLink to={paths.intake}>Say what comes in</ButtonLink>}
      />
    ) : (
      <p className="lede">{tooLarge}</p>
    )}
  </section>
);

interface BarProps {
  view: View;
  /** The largest number of years that can be shown. */
  maxYears: number;
  onChange: (view: View) => void;
}

/** Chooses the number of years and nominal or real money, for both sections. */
const ViewBar = ({ view, maxYears, onChange }: BarProps) => (
  <div className="ahead-bar">
    <Segments
      label="Years ahead"
      labelHidden
      value={String(view.years)}
      onChange={(years) => onChange({ ...view, years: Number(years) })}
      options={yearChoices.filter((years) => years <= maxYears).map((years) => yearOption(years))}
    />
    <Segments
      label="In which money"
      labelHidden
      value={view.isReal ? "real" : "nominal"}
      onChange={(money) => onChange({ ...view, isReal: money === "real" })}
      options={[
        { value: "real", label: "Today’s money" },
        { value: "nominal", label: "Money of that year" },
      ]}
    />
  </div>
);

const yearOption = (years: number) => ({
  value: String(years),
  label: (
    <>
      {years}
      <span className="visually-hidden"> years</span>
    </>
  ),
});
