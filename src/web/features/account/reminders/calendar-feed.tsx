import { useEffect, useRef, useState } from "react";
import type { Feed, Reminders } from "#sync/reminder-api.ts";
import type { AsyncOutcome } from "#web/backends/identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { CopyableLink } from "#web/ui/copyable-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { reminderClient } from "./reminder-client.ts";

interface FeedProps {
  feed: Feed | null;
  onDone: (reminders: Reminders) => void;
}

/** The calendar feed, behind a secret address that the user's calendar subscribes to. */
export function CalendarFeed({ feed, onDone }: FeedProps) {
  const box = useFocusOnChange(feed !== null);
  return (
    <div ref={box} className="reminders-feed">
      {feed ? <OwnFeed feed={feed} onDone={onDone} /> : <NoFeed onDone={onDone} />}
    </div>
  );
}

/** Focus moves on: the pressed button is gone after the change. */
function useFocusOnChange(hasFeed: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const previous = useRef(hasFeed);
  useEffect(() => {
    if (previous.current !== hasFeed) focusIn(box.current, "input, button");
    previous.current = hasFeed;
  }, [hasFeed]);
  return box;
}

function OwnFeed({ feed, onDone }: FeedProps & { feed: Feed }) {
  const [action, setAction] = useState<FeedAction | null>(null);
  return (
    <>
      <FeedAddress feed={feed} />
      <div className="reminders-actions">
        <Button variant="quiet" size="small" onClick={() => setAction("replace")}>
          Replace the address
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAction("end")}>
          Switch it off
        </Button>
      </div>
      {action && <FeedActionDialog action={action} onDone={onDone} onClose={() => setAction(null)} />}
    </>
  );
}

function NoFeed({ onDone }: Pick<FeedProps, "onDone">) {
  const { isBusy, problem, change } = useFeed(onDone);
  return (
    <div className="reminders-file">
      <p className="small quiet">
        An address that your calendar looks at by itself, so that it follows every change. Whoever has it sees day and
        time, and nothing else.
      </p>
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void change(reminderClient.createFeed)}>
        Make an address
      </Button>
      <ProblemNote problem={problem} words={identityWords} />
    </div>
  );
}

function useFeed(onDone: FeedProps["onDone"]) {
  const { run, ...state } = useAsyncAction();
  const change = (request: () => AsyncOutcome<Reminders>) =>
    run(async () => {
      const answer = await request();
      if (answer.ok) onDone(answer.value);
      return answer;
    });
  return { ...state, change };
}

type FeedAction = keyof typeof feedActions;

const feedActions = {
  replace: { title: "Replace the address", action: "Replace it", request: reminderClient.createFeed },
  end: { title: "Switch the calendar off", action: "Switch it off", request: reminderClient.deleteFeed },
} as const;

interface FeedActionProps extends Pick<FeedProps, "onDone"> {
  action: FeedAction;
  onClose: () => void;
}

function FeedActionDialog({ action: name, onDone, onClose }: FeedActionProps) {
  const { title, action, request } = feedActions[name];
  const { isBusy, problem, change } = useFeed(onDone);
  const confirm = async () => (await change(request)) && onClose();
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="data-form reminders">
        <p className="lede">
          The address stops at once. Calendars that have it no longer learn of changes, and may drop the money date.
          {name === "replace" && " Give them the new one."}
        </p>
        <ProblemNote problem={problem} words={identityWords} />
        <div className="actions">
          <Button busy={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function FeedAddress({ feed: { url } }: { feed: Feed }) {
  if (url) return <ShownAddress url={url} />;
  return (
    <p className="small quiet">
      Your calendar’s address works, but it can’t be shown any more: this site’s own secret has changed since. Replace
      it to have one that can.
    </p>
  );
}

const look = { variant: "outline", size: "small" } as const;

function ShownAddress({ url }: { url: string }) {
  return (
    <CopyableLink
      label="Your calendar’s address"
      hint="Add it to your calendar as a subscription. Whoever has it sees day and time, and nothing else."
      link={url}
      action="Copy the address"
      look={look}
      className="reminders-actions"
    >
      {/* The webcal scheme opens the calendar app, which offers to subscribe. */}
      <a className={buttonClass(look, false, undefined)} href={url.replace(/^https?:/, "webcal:")}>
        Open in your calendar
      </a>
    </CopyableLink>
  );
}
