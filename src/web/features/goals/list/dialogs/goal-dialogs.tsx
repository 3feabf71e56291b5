import { use, useState } from "react";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type GoalMoneyById, goalLists } from "../goal-facts.ts";
import type { Asked } from "../use-goal-list.tsx";
import { GoalDialog } from "./goal-dialog.tsx";
import { OwnSaveDialog, SaveDialog } from "./save-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import "./goal-dialogs.css";

interface DialogsProps {
  asked: Asked;
  figures: Figures;
  money: GoalMoneyById;
  onClose: () => void;
}

/** The forms of goals. What the partner deletes or changes meanwhile says so. */
export function GoalDialogs({ asked, figures, money, onClose }: DialogsProps) {
  const { household, today, week } = figures;
  const id = asked.what === "new" ? undefined : asked.id;
  const now = household.goals.find((goal) => goal.id === id);
  const [opened] = useState(now);
  const { open } = goalLists(figures);
  const isOwn = use(SpaceContext) !== undefined;
  const ofGoal = id !== undefined && money.ok ? money.value.get(id) : undefined;
  if (asked.what === "new" || (asked.what === "edit" && opened)) {
    const others = open.filter((goal) => goal.id !== id);
    const at = open.findIndex((goal) => goal.id === id);
    const place = at < 0 ? others.length : at;
    return <GoalDialog parts={{ household, today, week, opened, now, others, place, isOwn, onClose }} money={ofGoal} />;
  }
  if (!now) return <Gone onClose={onClose} />;
  if (asked.what === "withdraw") return <WithdrawDialog goal={now} {...{ money, figures, onClose }} />;
  const Saving = isOwn ? OwnSaveDialog : SaveDialog;
  return <Saving goal={now} figures={figures} onClose={onClose} />;
}

const Gone = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title="No longer here" variant="sheet" dismissable onClose={onClose}>
    <p className="lede">Someone deleted this goal meanwhile. Nothing you typed for it was recorded.</p>
    <p className="goal-form-actions">
      <Button onClick={onClose}>Close</Button>
    </p>
  </Dialog>
);
