import { contactLimits } from "#sync/contact-limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { refusalWords } from "./contact-words.ts";
import { Sent } from "./sent.tsx";
import { type ContactForm as Form, useContactForm } from "./use-contact-form.ts";
import "./contact-form.css";

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

function Fields({ written, write, wrong }: Pick<Form, "written" | "write" | "wrong">) {
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
