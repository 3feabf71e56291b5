import type { FormEvent } from "react";
import type { Lead } from "#domain/money-date/money-date.ts";
import type { ReminderChoice, Reminders } from "#sync/reminder-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Select } from "#web/ui/select.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useTrial } from "../use-trial.ts";
import { DateFields } from "./date-fields.tsx";
import { reminderAnswers } from "./reminder-answers.ts";
import { leadOptions, momentIn } from "./reminder-words.ts";

interface FormProps {
  reminders: Reminders;
  choice: ReminderChoice;
  onChange: (choice: ReminderChoice) => void;
  onKept: (reminders: Reminders) => void;
}

const usualLead: Lead = 60;

/** When the money date is, and whether a mail comes before it. */
export function ReminderForm({ reminders, choice, onChange, onKept }: FormProps) {
  const { show } = useToast();
  const { isBusy, problem, run } = useTrial();
  const keep = async () => {
    const kept = await reminderAnswers.choose(choice);
    if (kept.ok) onKept(kept.value);
    return kept;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(keep)) show({ text: choice.mail === null ? "Saved. No mail is sent." : "Saved." });
  };
  return (
    <form className="account-form" onSubmit={(event) => void submit(event)}>
      <DateFields date={choice.date} onChange={(date) => onChange({ ...choice, date })} />
      <MailFields reminders={reminders} choice={choice} onChange={onChange} />
      <ProblemNote problem={problem} words={identityWords} />
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
      </div>
      <p className="small quiet" role="status">
        {nextWords(reminders)}
      </p>
    </form>
  );
}

function MailFields({ reminders, choice, onChange }: Omit<FormProps, "onKept">) {
  const { email, emailVerified } = reminders;
  return (
    <>
      <Checkbox
        label="Mail me before it, every week"
        hint={emailVerified ? `To ${email}, without amounts or names.` : `To ${email}, once that address is confirmed.`}
        checked={choice.mail !== null}
        onChange={(isOn) => onChange({ ...choice, mail: isOn ? usualLead : null })}
      />
      {choice.mail !== null && (
        <Select
          label="The mail comes"
          value={String(choice.mail)}
          onChange={(lead) => onChange({ ...choice, mail: Number(lead) as Lead })}
          options={leadOptions}
        />
      )}
    </>
  );
}

function nextWords({ choice, nextMail, emailVerified }: Reminders): string {
  if (!choice || choice.mail === null) return "";
  if (nextMail !== null) return `The next mail comes on ${momentIn(choice.date, nextMail)}.`;
  return emailVerified ? "" : "Mails begin once your address is confirmed. The link for that was mailed to you.";
}
