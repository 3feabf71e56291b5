import type { FocusEvent } from "react";
import type { Feed } from "#sync/reminder-api.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-look.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopy } from "../use-copy.ts";

export function FeedAddress({ feed: { url } }: { feed: Feed }) {
  if (url) return <Shown url={url} />;
  return (
    <p className="small quiet">
      Your calendar’s address works, but it can’t be shown any more: this site’s own secret has changed since. Replace
      it to have one that can.
    </p>
  );
}

function Shown({ url }: { url: string }) {
  const { words, copy } = useCopy();
  return (
    <>
      <TextField
        label="Your calendar’s address"
        value={url}
        onChange={() => {}}
        readOnly
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        hint="Add it to your calendar as a subscription. Whoever has it sees day and time, and nothing else."
      />
      <div className="reminders-actions">
        <Button variant="outline" size="small" onClick={() => void copy(url)}>
          Copy the address
        </Button>
        {/* Phones and computers open their calendar for such links, and offer to subscribe. */}
        <a
          className={buttonClass({ variant: "outline", size: "small" }, false, undefined)}
          href={url.replace(/^https?:/, "webcal:")}
        >
          Open in your calendar
        </a>
      </div>
      <p className="small quiet" role="status">
        {words}
      </p>
    </>
  );
}
