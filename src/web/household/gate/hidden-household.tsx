import { useEffect, useState } from "react";
import { createAccountPath, paths, plainPath } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import {
  closeWithoutServer,
  continueWithoutAccount,
  databasesHere,
  importsUnderWay,
  isUnknownAccount,
  type Owner,
  openWithoutServer,
  type StoreState,
  useStoreState,
  withSetAside,
} from "#web/store/index.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { saveSalvaged, useExport } from "../backup/export-file.ts";
import { Notice } from "./notice.tsx";

/** The owner's session has ended, or the server no longer has their account. */
export function HiddenHousehold({ owner }: { owner: Owner }) {
  const uid = owner === "anonymous" ? "" : owner.uid;
  // The account page shows the sign-in form below.
  const isAtForm = plainPath(useLocation().pathname) === paths.account;
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    let isOver = false;
    void isUnknownAccount(uid).then((isUnknown) => isOver || setUnknown(isUnknown));
    return () => {
      isOver = true;
    };
  }, [uid]);
  if (isUnknown) return <UnknownAccount uid={uid} isAtForm={isAtForm} />;
  return (
    <Notice
      title="Your session has ended"
      isUrgent
      actions={
        <>
          {!isAtForm && <ButtonLink to={paths.account}>Sign in</ButtonLink>}
          <Button variant="outline" onClick={() => void continueWithoutAccount()}>
            Use this device without an account
          </Button>
        </>
      }
    >
      <p>
        Sign in again to open your household. Nothing is lost: what was not sent yet waits here, closed to everyone
        else.
      </p>
    </Notice>
  );
}

const tooLarge = "This is more than one file can hold. Open it offline, then save its tables (CSV) under Your account.";
const unread = "This browser’s storage could not be read just now. Nothing was changed. Try again.";

/** The server has no trace of the account whose household is on this device. */
export function UnknownAccount({ uid, isAtForm }: { uid: string; isAtForm: boolean }) {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const found = await databasesHere.read(uid);
    const problem = found ? await saveSalvaged(withSetAside(found.content), { tooLarge }) : unread;
    if (problem) show({ text: problem, stays: true });
    setBusy(false);
  };
  return (
    <Notice
      title="This server no longer knows your account"
      isUrgent
      actions={
        <>
          {!isAtForm && <ButtonLink to={createAccountPath}>Sign in or create an account</ButtonLink>}
          <Button variant="outline" icon="download" busy={isBusy} onClick={() => void save()}>
            Download a backup
          </Button>
          <Button variant="outline" onClick={() => void openWithoutServer()}>
            Open it offline
          </Button>
          <Button variant="quiet" onClick={() => void continueWithoutAccount()}>
            Use this device without an account
          </Button>
        </>
      }
    >
      <p>
        Its database was lost, or replaced by an older backup. Your household is still on this device, with everything
        you entered here.
      </p>
      <p>
        To bring it into a new account, create one with the same email address and confirm the address. Your account
        page then offers it to you.
      </p>
    </Notice>
  );
}

/** Shown above a household while it is open without its server. */
export function OpenedOffline() {
  const isAtForm = plainPath(useLocation().pathname) === paths.account;
  const { isBusy, exportAll } = useExport(withSetAside);
  return (
    <Notice
      title="Opened offline"
      actions={
        <>
          {!isAtForm && (
            <ButtonLink size="small" to={createAccountPath}>
              Sign in or create an account
            </ButtonLink>
          )}
          <Button variant="outline" size="small" icon="download" busy={isBusy} onClick={() => void exportAll()}>
            Download a backup
          </Button>
          <Button variant="quiet" size="small" onClick={() => void closeWithoutServer()}>
            Close it
          </Button>
        </>
      }
    >
      <p>
        This server no longer knows the account of this household. What you change is saved on this device and sent
        nowhere.
      </p>
    </Notice>
  );
}

const isImportUnderWay = ({ facts }: StoreState) => importsUnderWay(facts).length > 0;

/** On every page of the household until the import is done, except the account page, which has the offer itself. */
export function EarlierAccountNotice() {
  const isAtOffer = plainPath(useLocation().pathname) === paths.account;
  if (useStoreState(isImportUnderWay) || isAtOffer) return null;
  return (
    <Notice
      title="A household from your earlier account is on this device"
      actions={
        <ButtonLink size="small" to={paths.account}>
          See how to bring it in
        </ButtonLink>
      }
    >
      <p>This server no longer knows that account. Nothing of the household is lost.</p>
    </Notice>
  );
}
