import { use, useState } from "react";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type GoalMoneyById, goalLists } from "../goal-facts.ts";
import type { DialogRequest } from "../use-goal-list.tsx";
import { GoalDialog } from "./goal-dialog.tsx";
import { PrivateSaveDialog, SaveDialog } from "./save-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import "./goal-dialogs.css";

interface DialogsProps {
  request: DialogRequest;
  figures: Figures;
  money: GoalMoneyById;
  onClose: () => void;
}

/** Renders the requested goal form. If the partner deletes the goal meanwhile, it says so. */
export function GoalDialogs({ request, figures, money, onClose }: DialogsProps) {
  const { household, today, week } = figures;
  const id = request.what === "new" ? undefined : request.id;
  const now = household.goals.find((goal) => goal.id === id);
  const [opened] = useState(now);
  const { open } = goalLists(figures);
  const isPrivate = use(SpaceContext) !== undefined;
  const ofGoal = id !== undefined && money.ok ? money.value.get(id) : undefined;
  if (request.what === "new" || (request.what === "edit" && opened)) {
    const others = open.filter((goal) => goal.id !== id);
    const at = open.findIndex((goal) => goal.id === id);
    const place = at < 0 ? others.length : at;
    return (
      <GoalDialog parts={{ household, today, week, opened, now, others, place, isPrivate, onClose }} money={ofGoal} />
    );
  }
  if (!now) return <Gone onClose={onClose} />;
  if (request.what === "withdraw")
    return <WithdrawDialog goal={now} money={money} figures={figures} onClose={onClose} />;
  const Saving = isPrivate ? PrivateSaveDialog : SaveDialog;
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
