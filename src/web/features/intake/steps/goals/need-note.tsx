import { explanationWords } from "#web/household/explanation-words.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Why } from "#web/ui/why.tsx";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { goalOf, needOf, needWords } from "./goal-need.ts";
import { useGoalMoney } from "./use-goal-money.ts";

/** What the goal needs a week, while it is being typed. */
export function NeedNote({ row }: { row: DraftRow }) {
  const intake = useIntake();
  const money = useGoalMoney().get(row.id);
  const goal = goalOf(row, intake);
  const need = goal && needOf(goal, intake, money);
  const { format } = intake.asked;
  const words = goal ? needWords(goal, need, format) : "";
  return (
    <>
      {words && (
        <p className="editor-note">
          {words}{" "}
          {need?.state === "needed" && <Why about="needs a week" {...explanationWords(need.perWeek.why, format)} />}
        </p>
      )}
      <Announcement text={words} />
    </>
  );
}
