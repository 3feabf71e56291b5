import { useMemo } from "react";
import { debtsPaidByBills } from "#domain/debts/paid-by-bill.ts";
import { intakeNotices, type Notice } from "#domain/intake/notices.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { DraftView } from "../draft/draft-view.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { type Page, pages, urlOf } from "../pages.ts";
import { type StepLink, WeekFigures, type WeekFiguresProps } from "./week-figures.tsx";
import { type WeekSoFar, weekSoFar } from "./week-so-far.ts";
import "./your-week.css";

/** `notices` are facts worth knowing; none blocks the user. */
type YourWeekProps = WeekFiguresProps & { notices: readonly string[] };

/** The panel next to every step. On narrow screens the figures move to the step bar and the notices stay. */
export function YourWeek({ notices, ...week }: YourWeekProps) {
  return (
    <section className="your-week" aria-label="Your week">
      <div className="card your-week-card">
        <WeekFigures {...week} />
        {notices.length > 0 && (
          <ul className="your-week-notices">
            {notices.map((notice) => (
              <li key={notice}>
                <Icon name="info" size={18} />
                {notice}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="your-week-kept">
        Every answer is kept as you type. Close the page whenever you like; you will come back to this step.
      </p>
      <Announcement text={spoken(weekSoFar(week.budget, week.answered), week.format)} />
      <Announcement text={notices.join(" ")} />
    </section>
  );
}

const spoken = ({ label, amount, isShort }: WeekSoFar, format: MoneyFormat): string =>
  amount === null ? "" : `${label}: ${formatMoney(amount, format)}${isShort ? "" : " a week"}`;

/** The week computed from the answers so far. */
export function useYourWeek(page: Page, isEdit: boolean): YourWeekProps {
  const { read, options } = useIntake();
  return useMemo(() => weekOf({ read, options }, page, isEdit), [read, options, page, isEdit]);
}

function weekOf({ read, options }: Pick<DraftView, "read" | "options">, page: Page, isEdit: boolean): YourWeekProps {
  const { household } = read;
  const { incomes, bills, debts, categories } = household;
  const budget = weeklyBudget(household);
  const paidByBills = debtsPaidByBills(bills);
  const separateDebts = debts.filter(({ id }) => !paidByBills.has(id));
  return {
    budget: budget.ok ? budget.value : null,
    answered: {
      income: incomes.length > 0,
      committed: bills.length + separateDebts.length > 0,
      everyday: categories.length > 0,
    },
    counts: { bills: bills.length, debts: separateDebts.length },
    format: options.format,
    notices: intakeNotices(household, options.today).map((notice) => noticeWords(notice, options.format)),
    stepLinks: {
      income: linkTo("incomes", page, isEdit),
      committed: linkTo("bills", page, isEdit),
      everyday: linkTo("everyday", page, isEdit),
    },
  };
}

const linkTo = (step: Page, page: Page, isEdit: boolean): StepLink => ({
  name: `step ${pages.indexOf(step) + 1}`,
  to: urlOf(step, isEdit),
  isCurrent: step === page,
});

/** A notice as a sentence. */
export function noticeWords(notice: Notice, format: MoneyFormat): string {
  const money = formatMoney(notice.amount, format);
  switch (notice.kind) {
    case "short":
      return `Bills and everyday spending are ${money} a week above what comes in. Your plan shows what would cover it, the smallest change first.`;
    case "debt-never-ends":
      return `At its minimum, ${notice.label} never ends. About ${money} a month would end it within 30 years.`;
    case "no-buffer":
      return `Nothing is set aside yet, so the plan begins with a buffer of ${money}.`;
    case "only-irregular":
      return `All of your pay varies. The plan counts on the low end, ${money} a week, and treats more as a bonus.`;
  }
}
