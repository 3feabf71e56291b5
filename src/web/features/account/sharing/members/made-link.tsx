import { accountPath } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkToCopy } from "../../link-to-copy.tsx";

/** The link is shown this once: the server keeps only what it needs to know it again. */
export function MadeLink({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <LinkToCopy
      label="Your link"
      hint="It is shown this once. Send it to one person. They wait until you confirm here that it is them."
      link={`${location.origin}${accountPath("invitation")}#${secret}`}
      action="Copy the link"
      className="sharing-actions"
    >
      <Button variant="outline" onClick={onDone}>
        Done
      </Button>
    </LinkToCopy>
  );
}
