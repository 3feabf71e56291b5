import { useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { RecentSignInDialog } from "../recent-sign-in.tsx";
import { BackupCodes, BackupCodesRow } from "./backup-codes.tsx";
import { DeviceRows } from "./remembered-devices.tsx";
import { TurnOn } from "./turn-on.tsx";

export interface SecondFactorProps {
  account: Account;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
}

const offWords = "Off. With one, signing in asks for a code from an app on your phone too.";
/** The address may be someone else's: a second factor would lock its owner out. */
const unconfirmedWords = "Off. Confirm your address first, then you can turn it on here.";

/**
 * The second factor: off, or on with its backup codes and remembered devices. New codes show until they are confirmed
 * as saved.
 */
export function SecondFactorRows({ account, hasPassword, onChanged }: SecondFactorProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isSaved, setSaved] = useState(false);
  const row = { account, hasPassword, onChanged };
  const showCodes = async (made: string[]) => {
    setCodes(made.length > 0 ? made : null);
    await onChanged();
  };
  const hideCodes = () => {
    setCodes(null);
    setSaved(true);
  };
  const { secondFactor } = account;
  return (
    <>
      {secondFactor ? <TurnOffRow {...row} /> : <TurnOnRow {...row} onDone={showCodes} />}
      {codes && (
        <li>
          <BackupCodes codes={codes} email={account.email} onSaved={hideCodes} />
        </li>
      )}
      {secondFactor && !codes && hasCapability("backup-codes") && (
        <BackupCodesRow {...row} left={secondFactor.backupCodesLeft} takesFocus={isSaved} onRenewed={showCodes} />
      )}
      {secondFactor && hasCapability("remembered-devices") && (
        <DeviceRows devices={secondFactor.rememberedDevices} onChanged={onChanged} />
      )}
    </>
  );
}

function TurnOnRow({ onDone, ...props }: SecondFactorProps & { onDone: (codes: string[]) => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = (codes: string[]) => {
    close();
    void onDone(codes);
  };
  const { emailVerified } = props.account;
  return (
    <DataRow title="Second factor" text={emailVerified ? offWords : unconfirmedWords}>
      {emailVerified && (
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          Turn on
        </Button>
      )}
      <Dialog open={isOpen} title="Turn on a second factor" onClose={close}>
        <TurnOn {...props} onClose={close} onDone={done} />
      </Dialog>
    </DataRow>
  );
}

function TurnOffRow({ onChanged, ...props }: SecondFactorProps) {
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  const turnOff = async () => {
    const done = await identity.turnOffSecondFactor();
    if (done.ok) {
      setOpen(false);
      show({
        text: `Your second factor is off.${hasCapability("sessions") ? " Every other device is signed out." : ""}`,
      });
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
        <RecentSignInDialog
          {...props}
          title="Turn off your second factor?"
          action="Turn it off"
          work={turnOff}
          onClose={() => setOpen(false)}
        >
          <p>
            Signing in then asks for one proof only.
            {hasCapability("backup-codes") &&
              " Your backup codes and remembered devices go with it, and every other device is signed out."}
          </p>
        </RecentSignInDialog>
      )}
    </DataRow>
  );
}
