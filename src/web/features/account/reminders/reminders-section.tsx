import { type FormEvent, useState } from "react";
import type { Lead } from "#domain/money-date/money-date.ts";
import type { ReminderChoice, Reminders } from "#sync/reminder-api.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { useQuery } from "#web/platform/use-query.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { Select } from "#web/ui/select.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";
import { CalendarFileButton, DateFields, leadOptions, momentIn, useUsualDate } from "./money-date-fields.tsx";
import { reminderClient } from "./reminder-client.ts";
import "./reminders.css";

/** Reminders of the money date for signed-in users: by mail, by calendar feed, or as a calendar file. */
export function RemindersSection() {
  const { value, problem, refetch } = useQuery(reminderClient.get);
  return (
    <section className="section reminders" aria-labelledby="reminders-heading">
      <h2 id="reminders-heading">Reminders</h2>
      <p className="lede">
        Ten minutes a week to look at your money, together if you are two. A reminder says when, and nothing else.
      </p>
      <ProblemNote problem={problem} words={identityWords} />
      {problem && !value && (
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          Ask again
        </Button>
      )}
      {value && <ReminderOptions initial={value} />}
    </section>
  );
}

function ReminderOptions({ initial }: { initial: Reminders }) {
  const [reminders, setReminders] = useState(initial);
  const usual = useUsualDate();
  const [choice, setChoice] = useState(reminders.choice ?? { date: usual, mail: null });
  return (
    <>
      <ReminderForm reminders={reminders} choice={choice} onChange={setChoice} onSaved={setReminders} />
      <div className="reminders-part">
        <h3>In your calendar</h3>
        {reminders.choice && <CalendarFeed feed={reminders.feed} onDone={setReminders} />}
        <div className="reminders-file">
          <p className="small quiet">
            A file with the day and time above, made on this device. It does not follow later changes.
          </p>
          <CalendarFileButton date={choice.date} />
        </div>
      </div>
    </>
  );
}

interface FormProps {
  reminders: Reminders;
  choice: ReminderChoice;
  onChange: (choice: ReminderChoice) => void;
  onSaved: (reminders: Reminders) => void;
}

const usualLead: Lead = 60;

/** Day and time of the money date, and whether a mail precedes it. */
function ReminderForm({ reminders, choice, onChange, onSaved }: FormProps) {
  const { show } = useToast();
  const { isBusy, problem, run } = useAsyncAction();
  const save = async () => {
    const saved = await reminderClient.save(choice);
    if (saved.ok) onSaved(saved.value);
    return saved;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(save)) show({ text: choice.mail === null ? "Saved. No mail is sent." : "Saved." });
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

function MailFields({ reminders, choice, onChange }: Omit<FormProps, "onSaved">) {
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
