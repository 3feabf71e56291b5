import { useEffect, useRef, useState } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "../../data/data-row.tsx";
import type { SecondFactorProps } from "./second-factor-rows.tsx";
import { SureDialog } from "./sure-dialog.tsx";

interface BackupCodesRowProps extends Omit<SecondFactorProps, "onChanged"> {
  left: number;
  /** The codes stood here, and the keyboard with them. */
  takesFocus: boolean;
  onRenewed: (codes: string[]) => Promise<void>;
}

const few = 3;

function leftWords(left: number): string {
  if (left === 0) return "None left. Make new ones while your app is at hand.";
  return left > few
    ? `${left} left, for when the app is out of reach. Each works once.`
    : `Only ${left} left. Make new ones while your app is at hand.`;
}

export function BackupCodesRow({ left, takesFocus, onRenewed, ...props }: BackupCodesRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const renew = async () => {
    const made = await identity.renewBackupCodes();
    if (made.ok) {
      setOpen(false);
      await onRenewed(made.value.backupCodes);
    }
    return made;
  };
  return (
    <DataRow title="Backup codes" text={leftWords(left)}>
      <Button ref={button} variant="outline" size="small" onClick={() => setOpen(true)}>
        Make new ones
      </Button>
      {isOpen && (
        <SureDialog
          {...props}
          title="Make new backup codes?"
          action="Make new ones"
          work={renew}
          onClose={() => setOpen(false)}
        >
          <p>You get ten new ones. The old ones stop working at once.</p>
        </SureDialog>
      )}
    </DataRow>
  );
}
