import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type ContactMessage, contactLimits } from "#sync/contact-api.ts";
import { type Refusal, requestIdentity } from "#web/backends/identity.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { Button } from "#web/ui/button.tsx";
import { useAutoFocus, useFocusInvalid } from "#web/ui/focus.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextArea, TextField } from "#web/ui/text-field.tsx";
import {
  type ContactFields,
  type ContactProblems,
  emptyFields,
  messageOf,
  problemsIn,
  refusalWords,
} from "./contact-words.ts";

/** A message to the operator. Sending needs JavaScript; without it the form is hidden. */
export function ContactForm() {
  const contact = useContactForm();
  if (contact.sentBy) return <Sent email={contact.sentBy} onAgain={contact.again} />;
  return (
    <form ref={contact.form} className="contact-form" onSubmit={contact.submit} noValidate>
      <Fields {...contact} />
      <Honeypot />
      <div aria-live="polite">
        {contact.refusal && (
          <p className="contact-problem small">
            <Icon name="alert" size={18} />
            <span>{refusalWords(contact.refusal)}</span>
          </p>
        )}
      </div>
      {/* Disabled until hydration: a native submit would put the message into the URL. */}
      <Button type="submit" busy={contact.isBusy} disabled={!contact.isHydrated}>
        Send
      </Button>
    </form>
  );
}

function Fields({ fields, setFields, problems }: Pick<ContactFormState, "fields" | "setFields" | "problems">) {
  return (
    <>
      <TextField
        label="Your name"
        optional
        name="contactName"
        autoComplete="name"
        value={fields.contactName}
        error={problems.contactName}
        onChange={(contactName) => setFields({ contactName })}
      />
      <TextField
        label="Your email"
        type="email"
        name="contactEmail"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.contactEmail}
        error={problems.contactEmail}
        hint="For the answer, and for nothing else."
        onChange={(contactEmail) => setFields({ contactEmail })}
      />
      <TextArea
        label="Your message"
        name="contactMessage"
        rows={6}
        value={fields.contactMessage}
        error={problems.contactMessage}
        hint={countWords(fields.contactMessage)}
        onChange={(contactMessage) => setFields({ contactMessage })}
      />
    </>
  );
}

const figures = new Intl.NumberFormat("en");

/** Shown only near the limit. */
function countWords(message: string): string | undefined {
  const left = contactLimits.message - message.trim().length;
  return left < 500 && left >= 0 ? `${figures.format(left)} letters left.` : undefined;
}

/** A honeypot: invisible to people, screen readers and the keyboard, so only bots fill it in. */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
      </label>
    </div>
  );
}

/** What happens next, without promising an answer. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  // The form is gone and took the focus with it.
  const heading = useAutoFocus<HTMLHeadingElement>();
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
  fields: ContactFields;
  setFields: (change: Partial<ContactFields>) => void;
  problems: ContactProblems;
  refusal: Refusal | null;
  isBusy: boolean;
  /** The page is hydrated, so the script handles the submit. */
  isHydrated: boolean;
  /** The sender's address, once the message is sent. */
  sentBy: string | null;
  submit: (event: FormEvent) => void;
  again: () => void;
}

function useContactForm(): ContactFormState {
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [fields, setFields] = usePersistedFields("contact", emptyFields);
  const [isTried, setTried] = useState(false);
  const { isBusy, refusal, sentBy, send, again } = useSending();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const problems = isTried ? problemsIn(fields) : {};
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get("website");
    if (Object.keys(problemsIn(fields)).length > 0) {
      setTried(true);
      return focusInvalid();
    }
    if (!(await send({ ...messageOf(fields), website }))) return;
    setFields(emptyFields);
    setTried(false);
  };
  return {
    form,
    fields,
    setFields,
    problems,
    refusal,
    isBusy,
    isHydrated,
    sentBy,
    again,
    submit: (event) => void submit(event as FormEvent<HTMLFormElement>),
  };
}

function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sentBy, setSentBy] = useState<string | null>(null);
  const send = async (body: ContactMessage & { website: unknown }): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(null);
    const answer = await requestIdentity("POST", "/api/contact", body);
    setBusy(false);
    if (answer.ok) setSentBy(body.email);
    else setRefusal(answer.problem);
    return answer.ok;
  };
  return { isBusy, refusal, sentBy, send, again: () => setSentBy(null) };
}
