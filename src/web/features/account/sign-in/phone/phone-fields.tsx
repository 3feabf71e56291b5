import type { ReactNode } from "react";
import { Announcement } from "#web/ui/announcement.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CodeField } from "../../code/code-field.tsx";
import type { PhoneSteps } from "./use-phone-steps.ts";
import "./phone.css";

interface FieldsProps {
  steps: PhoneSteps;
  /** Before a code is sent. */
  before: ReactNode;
  /** Once one is on its way. */
  sent: ReactNode;
}

/** The field of the step that is on. */
export function PhoneFields({ steps, before, sent }: FieldsProps) {
  const { step, number, wrong, type } = steps;
  if (step === "code") return <CodeStep steps={steps} sent={sent} />;
  return (
    <>
      <p>{before}</p>
      <TextField
        label="Phone number"
        hint={wrong ? undefined : "With its country, such as +49\u00a0170\u00a01234567."}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={number}
        error={wrong}
        onChange={type}
      />
    </>
  );
}

function CodeStep({ steps, sent }: Omit<FieldsProps, "before">) {
  const { code, wrong, type, resent, isBusy, sendAgain, changeNumber } = steps;
  const again = resent === 0 ? "" : "Another code is on its way. Only the latest one counts.";
  return (
    <>
      <p role="status">{sent}</p>
      <CodeField
        label="Code from the text"
        hint={wrong ? undefined : again || "Six digits, good for ten minutes."}
        value={code}
        error={wrong}
        onChange={type}
      />
      <Announcement text={again} />
      <p className="small quiet">
        No text? It can take a minute. Check the number; one number gets five texts an hour at most.
      </p>
      <div className="phone-other">
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void sendAgain()}>
          Send another code
        </Button>
        <Button variant="quiet" size="small" onClick={changeNumber}>
          Change the number
        </Button>
      </div>
    </>
  );
}
