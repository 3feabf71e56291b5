import { useState } from "react";
import { householdService } from "#web/backends/household-service.ts";
import { useOnlyOnDevice } from "#web/household/backup/only-on-device.ts";
import { leaveHousehold, removeAcknowledged, useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ConfirmationWordField, isConfirmationWord } from "#web/ui/form-parts.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { MemberPlace } from "./members-section.tsx";

/** The owner must hand over before leaving, or can delete the household. Everyone else can leave. */
export function LeaveOrDelete({ household, uid, isOwner, isAlone }: MemberPlace & { isAlone: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="sharing-part">
      {isOwner && !isAlone && <p className="small quiet">To leave, make someone else the owner first.</p>}
      <Button variant="quiet" size="small" className="sharing-ending" onClick={() => setOpen(true)}>
        {isOwner ? "Delete this household" : "Leave this household"}
      </Button>
      {isOpen && isOwner && <DeleteDialog household={household} isAlone={isAlone} onClose={close} />}
      {isOpen && !isOwner && <LeaveDialog household={household} uid={uid} onClose={close} />}
    </div>
  );
}

interface LeaveProps {
  household: string;
  uid: string;
  onClose: () => void;
}

function LeaveDialog({ household, uid, onClose }: LeaveProps) {
  const store = useStore();
  const { unsent } = useOnlyOnDevice();
  const [withCopy, setWithCopy] = useState(true);
  return (
    <ConfirmDialog
      title="Leave this household?"
      action="Leave"
      onClose={onClose}
      work={() => leaveHousehold(store, { household, uid, withCopy })}
    >
      <p>You no longer see it, on any of your devices. What you entered stays with the others.</p>
      {unsent > 0 && !withCopy && (
        <p>
          {unsent === 1 ? "1 change on this device has" : `${unsent} changes on this device have`} not been sent yet.
          Without a copy, {unsent === 1 ? "it is" : "they are"} kept under Your data for 30 days, to save as a file.
        </p>
      )}
      <Checkbox
        label="Keep my own copy"
        hint="As it is today, in a household of your own that nobody else sees."
        checked={withCopy}
        onChange={setWithCopy}
      />
    </ConfirmDialog>
  );
}

interface DeleteProps {
  household: string;
  isAlone: boolean;
  onClose: () => void;
}

const word = "delete";

function DeleteDialog({ household, isAlone, onClose }: DeleteProps) {
  const store = useStore();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const work = async () => {
    const deleted = await householdService.deleteHousehold(household);
    if (!deleted.ok) return deleted;
    await store.database.write((tables) => removeAcknowledged(tables, household));
    await store.householdsChanged();
    return deleted;
  };
  const check = () => {
    setError(isConfirmationWord(typed, word) ? undefined : `Type the word ${word} to go on.`);
    return isConfirmationWord(typed, word);
  };
  return (
    <ConfirmDialog title="Delete this household?" action="Delete for good" onClose={onClose} work={work} check={check}>
      <p>
        {isAlone
          ? "Everything in it is erased from the server and from all your devices, with its list of changes."
          : "It goes for everyone. All of it is erased from the server and from every member’s devices, with its list of changes."}
      </p>
      {!isAlone && (
        <p>
          Changes that someone has not sent yet are kept on their own device for 30 days, for them to save as a file.
        </p>
      )}
      <p>Nobody can bring it back. If you may want it again, export it first.</p>
      <ConfirmationWordField word={word} value={typed} error={error} onChange={setTyped} />
    </ConfirmDialog>
  );
}
