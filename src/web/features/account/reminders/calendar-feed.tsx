import { useEffect, useRef, useState } from "react";
import type { Feed, Reminders } from "#sync/reminder-api.ts";
import type { Answer } from "#web/identity/identity.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-look.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { CopyableLink } from "../copyable-link.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useAsyncAction } from "../use-async-action.ts";
import { reminderClient } from "./reminder-client.ts";

interface FeedProps {
  feed: Feed | null;
  onDone: (reminders: Reminders) => void;
}

/** A calendar that follows by itself, by a secret address. */
export function CalendarFeed({ feed, onDone }: FeedProps) {
  const box = useFocusOnChange(feed !== null);
  return (
    <div ref={box} className="reminders-feed">
      {feed ? <OwnFeed feed={feed} onDone={onDone} /> : <NoFeed onDone={onDone} />}
    </div>
  );
}

/** The button that was pressed is gone then, and the keyboard goes to what came in its place. */
function useFocusOnChange(isThere: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(isThere);
  useEffect(() => {
    if (before.current !== isThere) box.current?.querySelector<HTMLElement>("input, button")?.focus();
    before.current = isThere;
  }, [isThere]);
  return box;
}

function OwnFeed({ feed, onDone }: FeedProps & { feed: Feed }) {
  const [asked, setAsked] = useState<LeaveOrDelete | null>(null);
  return (
    <>
      <FeedAddress feed={feed} />
      <div className="reminders-actions">
        <Button variant="quiet" size="small" onClick={() => setAsked("replace")}>
          Replace the address
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsked("end")}>
          Switch it off
        </Button>
      </div>
      {asked && <EndDialog ending={asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </>
  );
}

function NoFeed({ onDone }: Pick<FeedProps, "onDone">) {
  const { isBusy, problem, make } = useFeed(onDone);
  return (
    <div className="reminders-file">
      <p className="small quiet">
        An address that your calendar looks at by itself, so that it follows every change. Whoever has it sees day and
        time, and nothing else.
      </p>
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void make(reminderClient.createFeed)}>
        Make an address
      </Button>
      <ProblemNote problem={problem} words={identityWords} />
    </div>
  );
}

function useFeed(onDone: FeedProps["onDone"]) {
  const { run, ...trial } = useAsyncAction();
  const make = (ask: () => Answer<Reminders>) =>
    run(async () => {
      const answer = await ask();
      if (answer.ok) onDone(answer.value);
      return answer;
    });
  return { ...trial, make };
}

type LeaveOrDelete = keyof typeof endings;

const endings = {
  replace: { title: "Replace the address", action: "Replace it", ask: reminderClient.createFeed },
  end: { title: "Switch the calendar off", action: "Switch it off", ask: reminderClient.deleteFeed },
} as const;

interface EndProps extends Pick<FeedProps, "onDone"> {
  ending: LeaveOrDelete;
  onClose: () => void;
}

function EndDialog({ ending, onDone, onClose }: EndProps) {
  const { title, action, ask } = endings[ending];
  const { isBusy, problem, make } = useFeed(onDone);
  const confirm = async () => (await make(ask)) && onClose();
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="data-form reminders">
        <p className="lede">
          The address stops at once. Calendars that have it no longer learn of changes, and may drop the money date.
          {ending === "replace" && " Give them the new one."}
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
    <CopyableLink
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
    </CopyableLink>
  );
}
