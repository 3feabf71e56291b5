import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { MemberPlace } from "./member-row.tsx";

/** The owner deletes or hands over first; everyone else can leave. */
export function Ending({ household, uid, isOwner, isAlone }: MemberPlace & { isAlone: boolean }) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <div className="sharing-part">
      {isOwner && !isAlone && <p className="small quiet">To leave, make someone else the owner first.</p>}
      <Button variant="quiet" size="small" className="sharing-ending" onClick={() => setAsked(true)}>
        {isOwner ? "Delete this household" : "Leave this household"}
      </Button>
      {asked && isOwner && <DeleteDialog household={household} isAlone={isAlone} onClose={close} />}
      {asked && !isOwner && <LeaveDialog household={household} uid={uid} onClose={close} />}
    </div>
  );
}
