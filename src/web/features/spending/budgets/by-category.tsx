import { memo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { type Currency, type Minor, negate } from "#domain/money/money.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { amountCell, byteOrderMark, csvLine, textCell } from "#sync/files/csv-table.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { BudgetTable } from "./budget-table.tsx";
import "./by-category.css";

/** Budgets change rarely, so their form loads on demand. */
const editBudgets = lazyChunk("edit-budgets", () => import("./edit-budgets.tsx"));
const EditBudgets = lazyDialog(editBudgets, (module) => module.EditBudgets, "Edit budgets");

interface ByCategoryProps {
  household: Household;
  spending: PeriodSpending;
  today: Day;
  week: WeekId;
  began: WeekId;
  /** The category that the entries are filtered by. */
  chosen: string | undefined;
  entriesAt: (categoryId: string | undefined) => string;
}

/** Every budget with what rolled over, what was spent and what is left. */
export const ByCategory = memo(function ByCategory(props: ByCategoryProps) {
  const { household, spending, week, began } = props;
  const [isEditing, edit] = useState(false);
  const hasCategories = household.categories.length > 0;
  return (
    <section className="section by-category" aria-labelledby="by-category">
      <div className="section-head">
        <h2 id="by-category">By category</h2>
        {hasCategories && (
          <div className="by-category-tools">
            <DownloadCsv room="spending" about="by-category" table={() => budgetsCsv(spending, household.currency)} />
            <Button variant="quiet" size="small" {...onIntent(editBudgets)} onClick={() => edit(true)}>
              Edit budgets
            </Button>
          </div>
        )}
      </div>
      <OverriddenValues kinds={["category"]} />
      {hasCategories || spending.uncategorized ? <BudgetTable {...props} /> : null}
      {!hasCategories && <NoCategories />}
      {isEditing && <EditBudgets household={household} week={week} began={began} onClose={() => edit(false)} />}
    </section>
  );
});

const NoCategories = () => (
  <p className="lede by-category-none">
    No budgets yet. <Link to={`${paths.intake}?edit=true&step=everyday`}>Say what a usual week costs</Link>, and each
    part of it stands here with what it has left.
  </p>
);

const columns = ["Category", "From", "To", "Budget", "Rolled over", "Spent", "Left", "Currency"];

type Amounts = readonly (Minor | undefined)[];

/** The table as CSV: a row for each category, and one for uncategorized spending. */
function budgetsCsv({ period, envelopes, uncategorized }: PeriodSpending, currency: Currency): string {
  const line = (name: string, amounts: Amounts) =>
    csvLine([
      ...[name, period.from, period.to].map(textCell),
      ...amounts.map((amount) => amountCell(amount, currency)),
      textCell(currency),
    ]);
  const rows = envelopes.map(({ category, budget, carried, spent, left }) =>
    line(category.label, [budget, carried, spent, left]),
  );
  const loose = uncategorized
    ? [line("Without a category", [undefined, undefined, uncategorized.spent, negate(uncategorized.spent)])]
    : [];
  return byteOrderMark + csvLine(columns.map(textCell)) + [...rows, ...loose].join("");
}
