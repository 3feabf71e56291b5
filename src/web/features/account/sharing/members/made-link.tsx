import { type FocusEvent, useState } from "react";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** The link is shown this once: the server keeps only what it needs to know it again. */
export function MadeLink({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const link = `${location.origin}${paths.account}/invitation#${secret}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <TextField
        label="Your link"
        value={link}
        onChange={() => {}}
        readOnly
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        hint="It is shown this once. Send it to one person. They wait until you confirm here that it is them."
      />
      <div className="sharing-actions">
        <Button onClick={() => void copy()}>Copy the link</Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
      <p className="small quiet" role="status">
        {isCopied === true && "Copied."}
        {isCopied === false && "This browser did not let us copy it. Select the link and copy it yourself."}
      </p>
    </>
  );
}
