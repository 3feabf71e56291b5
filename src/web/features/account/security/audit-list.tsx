import { useState } from "react";
import type { AccountEvent } from "#sync/account-api.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { momentWords } from "#web/household/words/moment-words.ts";
import { useQuery } from "#web/platform/use-query.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";

const few = 5;

/** The account's audit log, newest first. */
export function AuditList() {
  const { value, problem } = useQuery(identity.audit);
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

const words: Readonly<Record<string, string>> = {
  "signed-up": "Account created",
  "signed-in": "Signed in",
  "signed-out-everywhere": "Signed out everywhere",
  "session-ended": "Another device signed out",
  "email-verified": "Address confirmed",
  "email-change-asked": "Change of address asked for",
  "email-changed": "Address changed",
  "password-changed": "Password changed",
  "password-reset": "Password set anew by mail",
  "second-factor-on": "Second factor turned on",
  "second-factor-off": "Second factor turned off",
  "backup-codes-renewed": "New backup codes made",
  "devices-forgotten": "Remembered devices forgotten",
  "phone-added": "Phone number added",
  "phone-removed": "Phone number removed",
};

/** The server may send events that this version has no words for. */
const eventWords = (what: string): string => (Object.hasOwn(words, what) ? words[what]! : plain(what));

function plain(what: string): string {
  const text = what.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
