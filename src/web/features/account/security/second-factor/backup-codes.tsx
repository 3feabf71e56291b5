import { useEffect, useRef } from "react";
import { fileName, saveFile } from "#web/files/save-file.ts";
import { today } from "#web/platform/today.ts";
import { Button } from "#web/ui/button.tsx";
import { useCopy } from "../../use-copy.ts";

interface BackupCodesProps {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}

const asText = (codes: readonly string[], email: string): string =>
  [
    `Weekfold backup codes for ${email}, made ${today()}.`,
    "Each works once, in place of a code of the app.",
    "",
    ...codes,
    "",
  ].join("\n");

/** A page that is left takes the codes with it. */
function useWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}

/** Shown this once: the server keeps only what it needs to know them again. */
export function BackupCodes({ codes, email, onKept }: BackupCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { words, copy } = useCopy();
  useWarning();
  useEffect(() => heading.current?.focus(), []);
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
      <Button onClick={onKept}>I have kept them</Button>
    </div>
  );
}
