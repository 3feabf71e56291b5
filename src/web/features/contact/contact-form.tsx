import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type ContactMessage, contactLimits } from "#sync/contact-api.ts";
import { askIdentity } from "#web/identity/ask-identity.ts";
import type { Refused } from "#web/identity/identity.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextArea, TextField } from "#web/ui/text-field.tsx";
import { messageOf, nothingWritten, refusalWords, type Written, type Wrong, wrongIn } from "./contact-words.ts";

/** A message to the operator. Without a script it can't be sent, and is not shown. */
export function ContactForm() {
  const contact = useContactForm();
  if (contact.sentBy) return <Sent email={contact.sentBy} onAgain={contact.again} />;
  return (
    <form ref={contact.form} className="contact-form" onSubmit={contact.submit} noValidate>
      <Fields {...contact} />
      <NoPerson />
      <div aria-live="polite">
        {contact.problem && (
          <p className="contact-problem small">
            <Icon name="alert" size={18} />
            <span>{refusalWords(contact.problem)}</span>
          </p>
        )}
      </div>
      {/* Held until the script is there: the browser alone would put the message into the address. */}
      <Button type="submit" busy={contact.isBusy} disabled={!contact.isAlive}>
        Send
      </Button>
    </form>
  );
}

function Fields({ written, write, wrong }: Pick<ContactFormState, "written" | "write" | "wrong">) {
  return (
    <>
      <TextField
        label="Your name"
        optional
        name="contactName"
        autoComplete="name"
        value={written.contactName}
        error={wrong.contactName}
        onChange={(contactName) => write({ contactName })}
      />
      <TextField
        label="Your email"
        type="email"
        name="contactEmail"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={written.contactEmail}
        error={wrong.contactEmail}
        hint="For the answer, and for nothing else."
        onChange={(contactEmail) => write({ contactEmail })}
      />
      <TextArea
        label="Your message"
        name="contactMessage"
        rows={6}
        value={written.contactMessage}
        error={wrong.contactMessage}
        hint={countWords(written.contactMessage)}
        onChange={(contactMessage) => write({ contactMessage })}
      />
    </>
  );
}

const figures = new Intl.NumberFormat("en");

/** Said only near the end. */
function countWords(message: string): string | undefined {
  const left = contactLimits.message - message.trim().length;
  return left < 500 && left >= 0 ? `${figures.format(left)} letters left.` : undefined;
}

/** Neither seen nor read out nor reached by keyboard: whatever fills it in is no person. */
function NoPerson() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
      </label>
    </div>
  );
}

/** What happens next, without a promise that nobody could keep. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, and the keyboard with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-sent">
      <h3 ref={heading} tabIndex={-1}>
        Your message is on its way
      </h3>
      <p>
        It is kept here and mailed to whoever runs this site. If they can’t be reached now, it is tried again by itself.
        Their answer comes to <strong>{email}</strong>, from their own address.
      </p>
      <p className="small quiet">The copy here is erased thirty days after it was delivered.</p>
      <Button variant="outline" size="small" onClick={onAgain}>
        Write another
      </Button>
    </div>
  );
}

interface ContactFormState {
  form: RefObject<HTMLFormElement | null>;
  written: Written;
  write: (change: Partial<Written>) => void;
  wrong: Wrong;
  problem: Refused | null;
  isBusy: boolean;
  /** From then on the page's script can take what is sent. */
  isAlive: boolean;
  /** The address of whoever wrote, once it is on its way. */
  sentBy: string | null;
  submit: (event: FormEvent) => void;
  again: () => void;
}

function useContactForm(): ContactFormState {
  const form = useRef<HTMLFormElement>(null);
  const [written, write] = usePersistedFields("contact", nothingWritten);
  const [tries, setTries] = useState(0);
  const { isBusy, problem, sentBy, send, again } = useSending();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  // Once what is wrong shows, the keyboard goes there.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [tries]);
  const wrong = tries > 0 ? wrongIn(written) : {};
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get("website");
    if (Object.keys(wrongIn(written)).length > 0) return setTries(tries + 1);
    if (!(await send({ ...messageOf(written), website }))) return;
    write(nothingWritten);
    setTries(0);
  };
  return {
    ...{ form, written, write, wrong, problem, isBusy, isAlive, sentBy, again },
    submit: (event) => void submit(event as FormEvent<HTMLFormElement>),
  };
}

function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refused | null>(null);
  const [sentBy, setSentBy] = useState<string | null>(null);
  const send = async (body: ContactMessage & { website: unknown }): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    const answer = await askIdentity("POST", "/api/contact", body);
    setBusy(false);
    if (answer.ok) setSentBy(body.email);
    else setProblem(answer.problem);
    return answer.ok;
  };
  return { isBusy, problem, sentBy, send, again: () => setSentBy(null) };
}
