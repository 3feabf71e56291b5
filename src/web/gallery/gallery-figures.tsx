import { Meter, Progress } from "#web/ui/progress.tsx";
import { Table } from "#web/ui/table.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
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
