import { memo, type ReactNode, useCallback, useState } from "react";
import type { WeekId } from "#domain/time/week.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import type { RecordForm } from "./opened-week.tsx";
import { SafeThisWeek } from "./safe-this-week.tsx";
import { YearStrip } from "./year-strip.tsx";
import { YearTotal } from "./year-total.tsx";
import "./year.css";

export type YearParts = Pick<
  Figures,
  | ("household" | "began" | "week" | "saves" | "reviews" | "pauses" | "book")
  | ("savedByYear" | "strip" | "streak" | "plan" | "spending")
>;

export interface YearProps extends YearParts {
  /** What records a save for a week, inside that week's sheet. */
  recordForm: RecordForm;
  /** The person who is here, where that is known. */
  self?: string | undefined;
  /** Stands between the year's figures and its weeks. */
  children?: ReactNode;
}

const OpenedWeek = lazyDialog(
  lazyChunk("opened-week", () => import("./opened-week.tsx")),
  (module) => module.OpenedWeek,
  "Week",
);

/** What the year has come to, what this week leaves to spend, and every week as a cell that opens. */
export const Year = memo(function Year({ recordForm, self, children, ...parts }: YearProps) {
  const { household, began, week, saves, reviews, pauses, savedByYear, strip, streak, plan, spending } = parts;
  const [opened, setOpened] = useState<WeekId | null>(null);
  const open = useCallback((id: string) => setOpened(id as WeekId), []);
  return (
    <section className="year" aria-label="This year">
      <div className="columns year-figures">
        <YearTotal {...{ household, began, week, saves, pauses, strip, plan }} />
        <SafeThisWeek {...{ household, week, spending }} />
      </div>
      {children}
      <YearStrip
        {...{ household, began, week, saves, reviews, pauses, savedByYear, strip, streak }}
        onOpenWeek={open}
      />
      {opened && <OpenedWeek {...parts} {...{ recordForm, self }} opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
});
