import { useState } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { offers } from "#web/platform/offers.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { DataRow } from "../../data/data-row.tsx";
import type { SecondFactorProps } from "./second-factor-rows.tsx";
import { SureDialog } from "./sure-dialog.tsx";

export function TurnOffRow({ onChanged, ...props }: SecondFactorProps) {
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  const turnOff = async () => {
    const done = await identity.turnOffSecondFactor();
    if (done.ok) {
      setOpen(false);
      show({ text: `Your second factor is off.${offers("sessions") ? " Every other device is signed out." : ""}` });
      await onChanged();
    }
    return done;
  };
  return (
    <DataRow title="Second factor" text="On. Signing in asks for a code of your authenticator app too.">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Turn off
      </Button>
      {isOpen && (
        <SureDialog
          {...props}
          title="Turn off your second factor?"
          action="Turn it off"
          work={turnOff}
          onClose={() => setOpen(false)}
        >
          <p>
            Signing in then asks for one proof only.
            {offers("backup-codes") &&
              " Your backup codes and remembered devices go with it, and every other device is signed out."}
          </p>
        </SureDialog>
      )}
    </DataRow>
  );
}
