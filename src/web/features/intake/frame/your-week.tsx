import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { WeekFigures, type WeekFiguresProps } from "./week-figures.tsx";
import { type WeekSoFar, weekSoFar } from "./week-so-far.ts";
import "./your-week.css";

/** Sentences, each a fact worth knowing and none in the way. */
export type YourWeekProps = WeekFiguresProps & { notices: readonly string[] };

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
