import { useState } from "react";
import type { Reminders } from "#sync/reminder-api.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { CalendarFileButton } from "./calendar-file-button.tsx";
import { FeedPart } from "./feed-part.tsx";
import { reminderAnswers } from "./reminder-answers.ts";
import { ReminderForm } from "./reminder-form.tsx";
import { useUsualDate } from "./usual-date.ts";
import "./reminders.css";

/** How someone who is signed in is reminded of the money date: by mail, by a calendar that follows, or by a file. */
export function RemindersSection() {
  const { value, problem, askAgain } = useAnswer(reminderAnswers.look);
  return (
    <section className="section reminders" aria-labelledby="reminders-heading">
      <h2 id="reminders-heading">Reminders</h2>
      <p className="lede">
        Ten minutes a week to look at your money, together if you are two. A reminder says when, and nothing else.
      </p>
      <ProblemNote problem={problem} words={identityWords} />
      {problem && !value && (
        <Button variant="outline" size="small" onClick={() => void askAgain()}>
          Ask again
        </Button>
      )}
      {value && <Ways asked={value} />}
    </section>
  );
}

function Ways({ asked }: { asked: Reminders }) {
  const [reminders, setReminders] = useState(asked);
  const usual = useUsualDate();
  const [choice, setChoice] = useState(reminders.choice ?? { date: usual, mail: null });
  return (
    <>
      <ReminderForm reminders={reminders} choice={choice} onChange={setChoice} onKept={setReminders} />
      <div className="reminders-part">
        <h3>In your calendar</h3>
        {reminders.choice && <FeedPart feed={reminders.feed} onDone={setReminders} />}
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
