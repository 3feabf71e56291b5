import { useMemo } from "react";
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

/** Sentences, each a fact worth knowing and none in the way. */
type YourWeekProps = WeekFiguresProps & { notices: readonly string[] };

/** Beside every step. Where there is no room beside it, the figures are in the bar below, and the notices stay. */
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

/** The week that the answers so far make. */
export function useYourWeek(place: Page, isEdit: boolean): YourWeekProps {
  const { read, asked } = useIntake();
  return useMemo(() => weekOf({ read, asked }, place, isEdit), [read, asked, place, isEdit]);
}

function weekOf({ read, asked }: Pick<DraftView, "read" | "asked">, place: Page, isEdit: boolean): YourWeekProps {
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

const linkTo = (step: Page, place: Page, isEdit: boolean): StepLink => ({
  name: `step ${pages.indexOf(step) + 1}`,
  to: urlOf(step, isEdit),
  isCurrent: step === place,
});

/** A fact in a sentence. None of them keeps anyone from going on. */
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
