import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { type Invitation, type MadeInvitation, newInvitationSchema } from "#sync/household-api.ts";
import { householdService } from "#web/backends/household-service.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { accountPath } from "#web/paths.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import type { Query } from "#web/platform/use-query.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyableLink } from "#web/ui/copyable-link.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { refusalWords } from "./refusal-words.ts";

interface InviteProps {
  household: string;
  invitations: Query<{ invitations: Invitation[] }, string>;
}

/** A used link is of no use, so it disappears by itself. */
const isStillOpen = ({ invitation }: MadeInvitation, { value }: InviteProps["invitations"]): boolean =>
  value?.invitations.find(({ id }) => id === invitation.id)?.state === "open";

export function InviteSomeone({ household, invitations }: InviteProps) {
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const { isBusy, problem, run } = useAsyncAction("device");
  const makeLink = async () => {
    await run(async () => {
      const answer = await householdService.invite(household, { by: "link" });
      await invitations.refetch();
      if (answer.ok) setMade(answer.value);
      return answer;
    });
  };
  return (
    <div className="sharing-part">
      <h3>Invite someone</h3>
      {made?.secret && isStillOpen(made, invitations) ? (
        <MadeLink secret={made.secret} onDone={() => setMade(null)} />
      ) : (
        <>
          <p className="small quiet">
            A link works once and for seven days. Whoever opens it waits until you confirm that it is them.
          </p>
          <Button variant="outline" busy={isBusy} onClick={() => void makeLink()}>
            Make a link
          </Button>
        </>
      )}
      <ProblemNote problem={problem} words={refusalWords} />
      {hasCapability("mailed-invitations") && <InviteByMail household={household} onMade={invitations.refetch} />}
    </div>
  );
}

/** The link is shown only once: the server stores a hash. */
function MadeLink({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <CopyableLink
      label="Your link"
      hint="It is shown this once. Send it to one person. They wait until you confirm here that it is them."
      link={`${location.origin}${accountPath("invitation")}#${secret}`}
      action="Copy the link"
      className="sharing-actions"
    >
      <Button variant="outline" onClick={onDone}>
        Done
      </Button>
    </CopyableLink>
  );
}

function InviteByMail({ household, onMade }: { household: string; onMade: () => Promise<void> }) {
  const [email, setEmail] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isBusy, problem, run } = useAsyncAction("device");
  const send = async () => {
    const parsed = v.safeParse(newInvitationSchema, { by: "mail", email });
    setInvalid(!parsed.success);
    if (!parsed.success || !(await run(() => householdService.invite(household, parsed.output)))) return;
    setSentTo(email.trim());
    setEmail("");
    await onMade();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const invalidWords = isInvalid && "This is not an address a mail can go to. Write it as name@example.com.";
  return (
    <form className="sharing-mail" noValidate onSubmit={submit}>
      <TextField
        label="Or by mail"
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={invalidWords || (problem && refusalWords(problem))}
        hint="Whoever reads that mailbox joins at once, without a further question."
      />
      <Button type="submit" variant="outline" busy={isBusy}>
        Send
      </Button>
      <p className="small quiet" role="status">
        {sentTo && `On its way to ${sentTo}.`}
      </p>
    </form>
  );
}
