import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { newInvitationSchema } from "#sync/household-api.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useTrial } from "../../use-trial.ts";
import { refusalWords } from "../refusal-words.ts";

export function InviteByMail({ household, onMade }: { household: string; onMade: () => Promise<void> }) {
  const [email, setEmail] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isBusy, problem, run } = useTrial("device");
  const send = async () => {
    const wanted = v.safeParse(newInvitationSchema, { by: "mail", email });
    setWrong(!wanted.success);
    if (!wanted.success || !(await run(() => householdService.invite(household, wanted.output)))) return;
    setSentTo(email.trim());
    setEmail("");
    await onMade();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const wrongWords = isWrong && "This is not an address a mail can go to. Write it as name@example.com.";
  return (
    <form className="sharing-mail" noValidate onSubmit={submit}>
      <TextField
        label="Or by mail"
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={wrongWords || (problem && refusalWords(problem))}
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
