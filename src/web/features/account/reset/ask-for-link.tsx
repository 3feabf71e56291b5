import { type FormEvent, useRef, useState } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFocusOnWrong } from "../focus-on-wrong.ts";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { EmailField } from "../sign-in/sign-in-form.tsx";
import { isEmail, noEmail, plainEmail } from "../sign-in/typed.ts";
import { useTrial } from "../use-trial.ts";

/** Says the same whether there is such an account or not. */
export function AskForLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <h1 tabIndex={-1}>Set a new password</h1>
      <p className="lede" role="status">
        {sentTo === null
          ? "Type the address of your account, and we mail you a link."
          : `If ${sentTo} has an account, a link is on its way there. It works once, within an hour.`}
      </p>
      {sentTo === null ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <Button variant="outline" onClick={() => setSentTo(null)}>
          Use another address
        </Button>
      )}
      <p className="small">
        <Link to={paths.account}>Back to signing in</Link>
      </p>
    </>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(form);
  const { isBusy, problem, run } = useTrial();
  const [email, setEmail] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isEmail(email));
    if (!isEmail(email)) return focusOnWrong();
    const plain = plainEmail(email);
    if (await run(() => identity.requestReset(plain))) onSent(plain);
  };
  return (
    <form ref={form} className="account-form" onSubmit={(event) => void submit(event)} noValidate>
      <EmailField value={email} error={isWrong ? noEmail : undefined} onChange={setEmail} />
      <ProblemNote problem={problem} words={identityWords} />
      <Button type="submit" busy={isBusy}>
        Mail me a link
      </Button>
    </form>
  );
}
