import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Meter, Progress } from "#web/ui/progress.tsx";
import { Table } from "#web/ui/table.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { WeekCell, WeekQuarter, WeekState } from "#web/ui/week-strip/week-cell.tsx";
import { WeekStamp } from "#web/ui/week-strip/week-stamp.tsx";
import { WeekStrip } from "#web/ui/week-strip/week-strip.tsx";
import { WeekStripLegend } from "#web/ui/week-strip/week-strip-legend.tsx";
import { Why } from "#web/ui/why.tsx";
import { GallerySection } from "./gallery-section.tsx";

const WHY = [
  { label: "Money in", value: "$1,630.00" },
  { label: "Bills and debts", value: "− $638.00" },
  { label: "Everyday", value: "− $622.00" },
];

export function GalleryFigures() {
  return (
    <>
      <GallerySection title="Progress and meter">
        <Progress label="Lisbon in June" value={1265} max={3800} valueText="$1,265 of $3,800" />
        <Progress label="Emergency fund" value={12584} max={12584} />
        <Progress label="Not begun" value={0} max={500} />
        <Progress label="Steps" value={3} max={7} tone="plain" />
        <Meter label="Groceries" value={114.2} max={196.1} tick={112} />
        <Meter label="Eating out" value={97} max={85} tick={48} over />
        <Meter label="Clothes" value={0} max={35} tick={20} />
      </GallerySection>
      <GallerySection title="Table">
        <LedgerTable />
      </GallerySection>
      <GallerySection title="Tabs">
        <Tabs
          label="Views"
          tabs={[
            { id: "week", label: "Week", panel: <p>The week’s panel.</p> },
            { id: "month", label: "Month", panel: <p>The month’s panel.</p> },
            { id: "year", label: "Year", panel: <p>The year’s panel.</p> },
          ]}
        />
      </GallerySection>
      <GallerySection title="Why">
        <p>
          $370.00 to set aside{" "}
          <Why about="to set aside" formula="What comes in, less bills, debts and everyday spending." inputs={WHY} />
        </p>
      </GallerySection>
    </>
  );
}

function LedgerTable() {
  return (
    <Table
      caption="By category"
      columns={[
        { key: "name", label: "Category" },
        { key: "budget", label: "Budget", align: "end" },
        { key: "spent", label: "Spent", align: "end" },
        { key: "left", label: "Left", align: "end" },
      ]}
      rows={[
        { id: "groceries", cells: { name: "Groceries", budget: "$190.00", spent: "$114.20", left: "$75.80" } },
        { id: "eating", cells: { name: "Eating out", budget: "$85.00", spent: "$50.75", left: "$34.25" } },
        { id: "clothes", cells: { name: "Clothes", budget: "$35.00", spent: "+ $24.90", left: "$59.90" } },
      ]}
      foot={{ name: "Everyday", budget: "$310.00", spent: "$140.05", left: "$169.95" }}
    />
  );
}

export function GalleryStrip() {
  const [savedNow, setSavedNow] = useState(false);
  const [opened, setOpened] = useState("none");
  return (
    <>
      <GallerySection title="Week strip">
        <WeekStrip label="Year 2026" quarters={sampleYear({ weeks: 53, savedNow })} onOpenWeek={setOpened} />
        <Legend />
        <p className="small quiet">
          Opened: {opened}.{" "}
          <Button variant="quiet" size="small" onClick={() => setSavedNow(!savedNow)}>
            Stamp week 46
          </Button>
        </p>
        <WeekStrip label="A picture of 52 weeks" quarters={sampleYear({ weeks: 52 })} />
        <WeekStrip label="An empty year" quarters={emptyYear()} />
      </GallerySection>
      <GallerySection title="Week stamp">
        <div className="gallery-line">
          <WeekStamp number={46} state="saved" marks={["disc", "diamond"]} />
          <WeekStamp number={46} state="saved" marks={["disc", "diamond"]} folded />
          <WeekStamp number={46} state="now" />
          <WeekStamp number={47} state="next" />
          <WeekStamp number={14} state="zero" folded />
          <WeekStamp number={7} state="skipped" />
          <WeekStamp number={31} state="paused" />
        </div>
      </GallerySection>
    </>
  );
}

function Legend() {
  return (
    <WeekStripLegend
      items={[
        { mark: "disc", text: "Maya" },
        { mark: "diamond", text: "Tom" },
        { state: "saved", folded: true, text: "saved, folded after the money date" },
        { state: "zero", text: "decided on nothing" },
        { state: "skipped", text: "skipped" },
        { state: "paused", text: "paused" },
        { state: "now", text: "this week" },
      ]}
    />
  );
}

// One letter a week: a, b and c are saves by the first person, the second and both; a capital is folded.
const QUARTERS = [
  { caption: "January – March", sum: "$3,300.50", weeks: "ABCAbBsCBABaC" },
  { caption: "April – June", sum: "$3,617.40", weeks: "A0CbABCsABCAb" },
  { caption: "July – September", sum: "$3,810.00", weeks: "BACBppaBCABBC" },
  { caption: "October – December", sum: "$1,825.00", weeks: "aCsBCAn-------" },
];

const STATES: Record<string, WeekState> = { s: "skipped", p: "paused", n: "now", "-": "next", "0": "zero" };
const MARKS: Record<string, ("disc" | "diamond")[]> = { a: ["disc"], b: ["diamond"], c: ["disc", "diamond"] };

/** A year of 53 weeks, or of 52, with a week of every kind. */
function sampleYear({ weeks, savedNow = false }: { weeks: 52 | 53; savedNow?: boolean }): WeekQuarter[] {
  let number = 0;
  return QUARTERS.map(({ caption, sum, weeks: letters }, quarter) => ({
    caption,
    sum,
    weeks: [...letters]
      .slice(0, quarter === 3 ? weeks - 39 : 13)
      .map((letter) => sampleWeek(savedNow && letter === "n" ? "c" : letter, ++number)),
  }));
}

export function emptyYear(): WeekQuarter[] {
  const year = sampleYear({ weeks: 52 });
  return year.map(({ caption, weeks }) => ({
    caption,
    sum: "–",
    weeks: weeks.map(({ id, name }): WeekCell => ({ id, state: "next", name: name.replace(/,.*/, ", to come") })),
  }));
}

function sampleWeek(letter: string, number: number): WeekCell {
  const marks = MARKS[letter.toLowerCase()];
  const state = STATES[letter] ?? "saved";
  const folded = letter === "0" || (marks !== undefined && letter !== letter.toLowerCase());
  const name = `Week ${number}, ${state}${folded ? " and folded" : ""}`;
  return { id: `2026-W${String(number).padStart(2, "0")}`, state, folded, marks: marks ?? [], name };
}
