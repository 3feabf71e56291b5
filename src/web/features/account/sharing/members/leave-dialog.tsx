import { useState } from "react";
import { leaveHousehold } from "#web/store/households/leave-household.ts";
import { useStore } from "#web/store/use-device.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useOnlyHere } from "../../use-only-here.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

interface LeaveProps {
  household: string;
  uid: string;
  onClose: () => void;
}

export function LeaveDialog({ household, uid, onClose }: LeaveProps) {
  const store = useStore();
  const { unsent } = useOnlyHere();
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
