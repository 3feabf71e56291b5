import { useStore } from "#web/store/index.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { moveBetween } from "./move-item.ts";
import type { Place, ShareableKind } from "./spaces-section.tsx";

interface MoveDialogProps {
  place: Place;
  direction: "keep" | "share";
  onClose: () => void;
}

const alongWords: Readonly<Record<ShareableKind, string>> = {
  account: "with its balances and the saves into it",
  debt: "with its balances and the saves toward it",
  goal: "with its saves and withdrawals",
};

/** Goals have no entries. */
const entriesWords = (kind: ShareableKind, words: string): string => (kind === "goal" ? "" : ` ${words}`);

/** Says what happens, and what the others have already seen. */
export function MoveDialog({ place: { kind, item, from, to }, direction, onClose }: MoveDialogProps) {
  const store = useStore();
  const work = () => moveBetween(store, { kind, id: item.id, from, to });
  return direction === "keep" ? (
    <ConfirmDialog title={`Keep “${item.label}” to yourself?`} action="Keep to myself" onClose={onClose} work={work}>
      <p>
        It is deleted for everyone in this household, {alongWords[kind]}, and made anew in your own space. From then on
        it counts in no shared figure.{entriesWords(kind, "Its entries stay the household’s, without the account.")}
      </p>
      <p>
        The others have already seen it. The list of changes forgets what it was, and tells only that you took it out.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title={`Share “${item.label}”?`} action="Share" onClose={onClose} work={work}>
      <p>
        It is deleted from your own space, {alongWords[kind]}, and made anew in this household. Everyone in it sees it
        from then on, and it counts in what you share.
        {entriesWords(kind, "Its entries stay yours alone: nobody sees them, and they are no longer listed.")}
      </p>
      <p>You can take it back later, but not what the others have seen by then.</p>
    </ConfirmDialog>
  );
}
