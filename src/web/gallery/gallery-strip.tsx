import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { WeekStamp } from "#web/ui/week-strip/week-stamp.tsx";
import { WeekStrip } from "#web/ui/week-strip/week-strip.tsx";
import { WeekStripLegend } from "#web/ui/week-strip/week-strip-legend.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { emptyYear, sampleYear } from "./sample-year.ts";

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
