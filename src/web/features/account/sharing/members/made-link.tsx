import type { FocusEvent } from "react";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopy } from "../../use-copy.ts";

/** The link is shown this once: the server keeps only what it needs to know it again. */
export function MadeLink({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { words, copy } = useCopy();
  const link = `${location.origin}${paths.account}/invitation#${secret}`;
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
        <Button onClick={() => void copy(link)}>Copy the link</Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
      <p className="small quiet" role="status">
        {words}
      </p>
    </>
  );
}
