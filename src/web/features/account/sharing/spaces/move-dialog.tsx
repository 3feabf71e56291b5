import { useStore } from "#web/store/use-device.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { moveBetween } from "./move-between.ts";
import type { Shareable } from "./shareable.ts";
import type { Place } from "./space-list.tsx";

interface MoveDialogProps {
  place: Place;
  act: "keep" | "share";
  onClose: () => void;
}

const withIt: Readonly<Record<Shareable["kind"], string>> = {
  account: "with its balances and the saves into it",
  debt: "with its balances and the saves towards it",
  goal: "with its saves and withdrawals",
};

/** Says plainly what happens, and what the others know already. */
export function MoveDialog({ place: { item, from, to }, act, onClose }: MoveDialogProps) {
  const store = useStore();
  const work = () => moveBetween(store, { id: item.id, from, to });
  return act === "keep" ? (
    <ConfirmDialog title={`Keep “${item.label}” to yourself?`} action="Keep to myself" onClose={onClose} work={work}>
      <p>
        It is deleted for everyone in this household, {withIt[item.kind]}, and made anew in your own space. From then on
        it counts in no shared figure.
      </p>
      <p>
        The others have already seen it. The list of changes forgets what it was, and tells only that you took it out.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title={`Share “${item.label}”?`} action="Share" onClose={onClose} work={work}>
      <p>
        It is deleted from your own space, {withIt[item.kind]}, and made anew in this household. Everyone in it sees it
        from then on, and it counts in what you share.
      </p>
      <p>You can take it back later, but not what the others have seen by then.</p>
    </ConfirmDialog>
  );
}
