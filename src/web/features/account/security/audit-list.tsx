import { useState } from "react";
import type { AccountEvent } from "#sync/account-api.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { momentWords } from "../sharing/when-words.ts";
import { eventWords } from "./event-words.ts";

const few = 5;

/** What happened to the account, newest first. */
export function AuditList() {
  const { value, problem } = useAnswer(identity.audit);
  const [isAll, setAll] = useState(false);
  const events = value?.events ?? [];
  return (
    <div className="security-part">
      <h3>What happened here</h3>
      <ul className="rows sharing-rows">
        {(isAll ? events : events.slice(0, few)).map((event) => (
          <EventRow key={`${event.at} ${event.what}`} event={event} />
        ))}
      </ul>
      <ProblemNote problem={problem} words={identityWords} />
      {!isAll && events.length > few && (
        <Button variant="quiet" size="small" className="sharing-more" onClick={() => setAll(true)}>
          Show everything of the last 13 months
        </Button>
      )}
    </div>
  );
}

function EventRow({ event }: { event: AccountEvent }) {
  return (
    <li>
      <span>
        {eventWords(event.what)}
        <span className="quiet small sharing-when">{event.device}</span>
      </span>
      <span className="quiet small">{momentWords(event.at)}</span>
    </li>
  );
}
