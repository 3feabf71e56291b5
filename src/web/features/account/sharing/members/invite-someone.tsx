import { useState } from "react";
import type { Invitation, MadeInvitation } from "#sync/household-api.ts";
import { offers } from "#web/platform/offers.ts";
import type { Asked } from "#web/platform/use-answer.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { useTrial } from "../../use-trial.ts";
import { refusalWords } from "../refusal-words.ts";
import { InviteByMail } from "./invite-by-mail.tsx";
import { MadeLink } from "./made-link.tsx";

interface InviteProps {
  household: string;
  asked: Asked<{ invitations: Invitation[] }, string>;
}

/** A link that somebody has taken is of no use any more, so it goes from the screen by itself. */
const isStillOpen = ({ invitation }: MadeInvitation, { value }: InviteProps["asked"]): boolean =>
  value?.invitations.find(({ id }) => id === invitation.id)?.state === "open";

export function InviteSomeone({ household, asked }: InviteProps) {
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const { isBusy, problem, run } = useTrial("device");
  const makeLink = async () => {
    await run(async () => {
      const answer = await householdService.invite(household, { by: "link" });
      await asked.askAgain();
      if (answer.ok) setMade(answer.value);
      return answer;
    });
  };
  return (
    <div className="sharing-part">
      <h3>Invite someone</h3>
      {made?.secret && isStillOpen(made, asked) ? (
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
      {offers("mailed-invitations") && <InviteByMail household={household} onMade={asked.askAgain} />}
    </div>
  );
}
