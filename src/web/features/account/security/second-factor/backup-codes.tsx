import { useEffect, useState } from "react";
import { identity } from "#web/backends/chosen-identity.ts";
import { fileName, saveFile } from "#web/household/backup/save-file.ts";
import { today } from "#web/platform/today.ts";
import { Button } from "#web/ui/button.tsx";
import { useClipboard } from "#web/ui/copyable-link.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { useAutoFocus } from "#web/ui/focus.ts";
import { RecentSignInDialog } from "../recent-sign-in.tsx";
import type { SecondFactorProps } from "./second-factor-rows.tsx";

interface BackupCodesProps {
  codes: readonly string[];
  email: string;
  onSaved: () => void;
}

const asText = (codes: readonly string[], email: string): string =>
  [
    `Weekfold backup codes for ${email}, made ${today()}.`,
    "Each works once, in place of a code of the app.",
    "",
    ...codes,
    "",
  ].join("\n");

/** Warns before leaving: the codes cannot be shown again. */
function useUnloadWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}

/** Shown only once: the server stores hashes. */
export function BackupCodes({ codes, email, onSaved }: BackupCodesProps) {
  const heading = useAutoFocus<HTMLHeadingElement>();
  const { words, copy } = useClipboard();
  useUnloadWarning();
  const save = () =>
    saveFile({ name: fileName(today(), "txt", "backup-codes"), type: "txt", content: asText(codes, email) });
  return (
    <div className="card backup-codes">
      <h3 ref={heading} tabIndex={-1}>
        Keep your backup codes
      </h3>
      <p>
        Each signs you in once when the app is out of reach. They are shown now and never again. Without the app, a
        passkey or one of these, nobody can let you in, not even we.
      </p>
      <p className="backup-codes-whose">For {email} at Weekfold</p>
      <ul className="backup-codes-list" aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions backup-codes-actions">
        <Button variant="outline" size="small" onClick={() => void copy(codes.join("\n"))}>
          Copy
        </Button>
        <Button variant="outline" size="small" icon="download" onClick={save}>
          Save as a file
        </Button>
        <Button variant="outline" size="small" icon="print" onClick={() => window.print()}>
          Print
        </Button>
        <p className="small quiet" role="status">
          {words}
        </p>
      </div>
      <Button onClick={onSaved}>I have kept them</Button>
    </div>
  );
}

interface BackupCodesRowProps extends Omit<SecondFactorProps, "onChanged"> {
  left: number;
  /** The list of new codes was here and had focus. */
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
  const button = useAutoFocus<HTMLButtonElement>(takesFocus);
  const [isOpen, setOpen] = useState(false);
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
        <RecentSignInDialog
          {...props}
          title="Make new backup codes?"
          action="Make new ones"
          work={renew}
          onClose={() => setOpen(false)}
        >
          <p>You get ten new ones. The old ones stop working at once.</p>
        </RecentSignInDialog>
      )}
    </DataRow>
  );
}
