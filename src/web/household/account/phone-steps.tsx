import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { phoneSchema } from "#sync/account-api.ts";
import { type AsyncOutcome, refused } from "#web/backends/identity.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { AsyncAction } from "../use-async-action.ts";
import { CodeField, normalizeCode } from "./code-field.tsx";

interface FieldsProps {
  steps: PhoneSteps;
  numberIntro: ReactNode;
  codeIntro: ReactNode;
}

/** The field of the current step. */
export function PhoneFields({ steps, numberIntro, codeIntro }: FieldsProps) {
  const { step, number, error, type } = steps;
  if (step === "code") return <CodeStep steps={steps} codeIntro={codeIntro} />;
  return (
    <>
      <p>{numberIntro}</p>
      <TextField
        label="Phone number"
        hint={error ? undefined : "With its country, such as +49\u00a0170\u00a01234567."}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={number}
        error={error}
        onChange={type}
      />
    </>
  );
}

function CodeStep({ steps, codeIntro }: Omit<FieldsProps, "numberIntro">) {
  const { code, error, type, resent, isBusy, sendAgain, changeNumber } = steps;
  const again = resent === 0 ? "" : "Another code is on its way. Only the latest one counts.";
  return (
    <>
      <p role="status">{codeIntro}</p>
      <CodeField
        label="Code from the text"
        hint={error ? undefined : again || "Six digits, good for ten minutes."}
        value={code}
        error={error}
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

interface PhoneStepsOptions {
  action: AsyncAction;
  /** Texts a code to the number. */
  send: (number: string) => AsyncOutcome;
  /** Submits the code. */
  verify: (number: string, code: string) => AsyncOutcome;
  onDone?: (number: string) => void;
}

interface PhoneSteps extends PhoneInput {
  form: RefObject<HTMLFormElement | null>;
  step: PhoneStep;
  /** Error of the visible field. */
  error: string | undefined;
  isBusy: boolean;
  /** How many times a code was sent again. */
  resent: number;
  type: (text: string) => void;
  submit: (event: FormEvent) => Promise<void>;
  sendAgain: () => Promise<void>;
  changeNumber: () => void;
}

/** Gives a wrong texted code its own error: `wrong-code` has words about the authenticator app. */
async function withTextError(request: AsyncOutcome): AsyncOutcome {
  const answer = await request;
  return !answer.ok && answer.problem.error === "wrong-code" ? refused("wrong-text") : answer;
}

const wrongText = "That code is wrong, was used already, or is older than ten minutes.";

/** First the number, then the code that was texted to it. A rejected attempt keeps what was typed. */
export function usePhoneSteps({
  action: { run, isBusy, problem },
  send,
  verify,
  onDone,
}: PhoneStepsOptions): PhoneSteps {
  const { form, step, setStep, input, setInput, inputError, setInputError } = useSteps(problem?.error === "wrong-text");
  const [resent, setResent] = useState(0);
  const advance = async () => {
    const number = normalizePhone(input.number);
    if (step === "number") return (await run(() => send(number))) && setStep("code");
    if (await run(() => withTextError(verify(number, normalizeCode(input.code))))) onDone?.(number);
  };
  return {
    form,
    step,
    isBusy,
    resent,
    ...input,
    error: inputError ?? (problem?.error === "wrong-text" ? wrongText : undefined),
    type(value) {
      setInputError(undefined);
      setInput({ ...input, [step]: value });
    },
    async submit(event) {
      event.preventDefault();
      const found = problemAt(step, input);
      setInputError(found);
      await (found ? focusIn(form.current, "input") : advance());
    },
    async sendAgain() {
      if (await run(() => send(normalizePhone(input.number)))) setResent(resent + 1);
    },
    changeNumber() {
      setInput({ ...input, code: "" });
      setStep("number");
    },
  };
}

/** Focuses the field of each new step, and again when its input is rejected. */
function useSteps(isRejected: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<PhoneStep>("number");
  const [input, setInput] = useState<PhoneInput>({ number: "", code: "" });
  const [inputError, setInputError] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own field
  useEffect(() => void focusIn(form.current, "input"), [step, isRejected]);
  return { form, step, setStep, input, setInput, inputError, setInputError };
}

type PhoneStep = "number" | "code";

/** What was typed at each step. */
type PhoneInput = Record<PhoneStep, string>;

export const isPhone = (input: string): boolean => v.is(phoneSchema, { phone: input });

/** Digits with a leading plus, as the server stores it. */
export const normalizePhone = (input: string): string => v.parse(phoneSchema, { phone: input }).phone;

export const isCode = (input: string): boolean => /^\d{6}$/.test(normalizeCode(input));

/** Checks the input before a request is sent. */
function problemAt(step: PhoneStep, { number, code }: PhoneInput): string | undefined {
  if (step === "number")
    return isPhone(number) ? undefined : "Type the number with its country, such as +49\u00a0170\u00a01234567.";
  return isCode(code) ? undefined : "The text has six digits. Type them here.";
}
