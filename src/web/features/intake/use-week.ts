import { useMemo } from "react";
import { intakeNotices } from "#domain/intake/notices.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { DraftView } from "./draft/draft-view.ts";
import { useIntake } from "./draft/intake-context.tsx";
import type { StepLink } from "./frame/week-figures.tsx";
import type { YourWeekProps } from "./frame/your-week.tsx";
import { noticeWords } from "./notice-words.ts";
import { addressOf, type Place, places } from "./step-list.ts";

/** The week that the answers so far make. */
export function useWeek(place: Place, isEdit: boolean): YourWeekProps {
  const { read, asked } = useIntake();
  return useMemo(() => weekOf({ read, asked }, place, isEdit), [read, asked, place, isEdit]);
}

function weekOf({ read, asked }: Pick<DraftView, "read" | "asked">, place: Place, isEdit: boolean): YourWeekProps {
  const { household } = read;
  const { incomes, bills, debts, categories } = household;
  const budget = weeklyBudget(household);
  const apart = debts.filter(({ listedAsBill }) => !listedAsBill);
  return {
    budget: budget.ok ? budget.value : null,
    answered: {
      income: incomes.length > 0,
      committed: bills.length + apart.length > 0,
      everyday: categories.length > 0,
    },
    counts: { bills: bills.length, debts: apart.length },
    format: asked.format,
    notices: intakeNotices(household, asked.today).map((notice) => noticeWords(notice, asked.format)),
    stepLinks: {
      income: linkTo("incomes", place, isEdit),
      committed: linkTo("bills", place, isEdit),
      everyday: linkTo("everyday", place, isEdit),
    },
  };
}

const linkTo = (step: Place, place: Place, isEdit: boolean): StepLink => ({
  name: `step ${places.indexOf(step) + 1}`,
  to: addressOf(step, isEdit),
  isCurrent: step === place,
});
