import { Segments } from "#web/ui/segments.tsx";
import { type View, yearChoices } from "./view.ts";

interface BarProps {
  view: View;
  /** As far as can be looked. */
  most: number;
  onChange: (view: View) => void;
}

/** How far ahead, and in which money: for the years as they are and as they are tried. */
export const ViewBar = ({ view, most, onChange }: BarProps) => (
  <div className="ahead-bar">
    <Segments
      label="Years ahead"
      labelHidden
      value={String(view.years)}
      onChange={(years) => onChange({ ...view, years: Number(years) })}
      options={yearChoices.filter((years) => years <= most).map((years) => yearOption(years))}
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
