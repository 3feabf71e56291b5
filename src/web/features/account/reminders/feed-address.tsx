import type { Feed } from "#sync/reminder-api.ts";
import { buttonClass } from "#web/ui/button-look.ts";
import { LinkToCopy } from "../link-to-copy.tsx";

export function FeedAddress({ feed: { url } }: { feed: Feed }) {
  if (url) return <Shown url={url} />;
  return (
    <p className="small quiet">
      Your calendar’s address works, but it can’t be shown any more: this site’s own secret has changed since. Replace
      it to have one that can.
    </p>
  );
}

const look = { variant: "outline", size: "small" } as const;

function Shown({ url }: { url: string }) {
  return (
    <LinkToCopy
      label="Your calendar’s address"
      hint="Add it to your calendar as a subscription. Whoever has it sees day and time, and nothing else."
      link={url}
      action="Copy the address"
      look={look}
      className="reminders-actions"
    >
      {/* Phones and computers open their calendar for such links, and offer to subscribe. */}
      <a className={buttonClass(look, false, undefined)} href={url.replace(/^https?:/, "webcal:")}>
        Open in your calendar
      </a>
    </LinkToCopy>
  );
}
