import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { phoneSchema } from "#sync/account-api.ts";
import { type Answer, refused } from "#web/identity/identity.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { AsyncAction } from "../use-async-action.ts";
import { CodeField } from "./code-field.tsx";

interface FieldsProps {
  steps: PhoneSteps;
  /** Before a code is sent. */
  before: ReactNode;
  /** Once one is on its way. */
  sent: ReactNode;
}

/** The field of the step that is on. */
export function PhoneFields({ steps, before, sent }: FieldsProps) {
  const { step, number, error, type } = steps;
  if (step === "code") return <CodeStep steps={steps} sent={sent} />;
  return (
    <>
      <p>{before}</p>
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

function CodeStep({ steps, sent }: Omit<FieldsProps, "before">) {
  const { code, error, type, resent, isBusy, sendAgain, changeNumber } = steps;
  const again = resent === 0 ? "" : "Another code is on its way. Only the latest one counts.";
  return (
    <>
      <p role="status">{sent}</p>
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
  trial: AsyncAction;
  /** Has a code texted to a number. */
  send: (number: string) => Answer;
  /** Brings it back. */
  verify: (number: string, code: string) => Answer;
  onDone?: (number: string) => void;
}

interface PhoneSteps extends PhoneInput {
  form: RefObject<HTMLFormElement | null>;
  step: PhoneStep;
  /** What is error at the field that shows. */
  error: string | undefined;
  isBusy: boolean;
  /** How often a code was sent again. */
  resent: number;
  type: (input: string) => void;
  submit: (event: FormEvent) => Promise<void>;
  sendAgain: () => Promise<void>;
  changeNumber: () => void;
}

/** Of the texted code, which is not the one of an authenticator app. */
async function withTextError(answered: Answer): Answer {
  const answer = await answered;
  return !answer.ok && answer.problem.error === "wrong-code" ? refused("wrong-text") : answer;
}

const wrongText = "That code is error, was used already, or is older than ten minutes.";

const focusField = ({ current }: PhoneSteps["form"]): void => current?.querySelector("input")?.focus();

/** A number, and then the code that was texted to it. Nothing input is lost by a refusal. */
export function usePhoneSteps({ trial: { run, isBusy, problem }, send, verify, onDone }: PhoneStepsOptions): PhoneSteps {
  const { form, step, setStep, input, setInput, inputError, setInputError } = useSteps(problem?.error === "wrong-text");
  const [resent, setResent] = useState(0);
  const go = async () => {
    const number = normalizePhone(input.number);
    if (step === "number") return (await run(() => send(number))) && setStep("code");
    if (await run(() => withTextError(verify(number, normalizeCode(input.code))))) onDone?.(number);
  };
  return {
    ...{ form, step, isBusy, resent, ...input },
    error: inputError ?? (problem?.error === "wrong-text" ? wrongText : undefined),
    type(value) {
      // A field that is being mended is not called error any more.
      setInputError(undefined);
      setInput({ ...input, [step]: value });
    },
    async submit(event) {
      event.preventDefault();
      const found = problemAt(step, input);
      setInputError(found);
      await (found ? focusField(form) : go());
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

/** Each step begins at its field, and what is refused there leads back to it. */
function useSteps(isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<PhoneStep>("number");
  const [input, setInput] = useState<PhoneInput>({ number: "", code: "" });
  const [inputError, setInputError] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one at each step
  useEffect(() => focusField(form), [step, isRefused]);
  return { form, step, setStep, input, setInput, inputError, setInputError };
}

type PhoneStep = "number" | "code";

/** What someone has input at each step. */
type PhoneInput = Record<PhoneStep, string>;

export const isPhone = (input: string): boolean => v.is(phoneSchema, { phone: input });

/** As the server will have it. */
export const normalizePhone = (input: string): string => v.parse(phoneSchema, { phone: input }).phone;

/** Texts and people put spaces into codes. */
export const normalizeCode = (input: string): string => input.replace(/[\s-]/g, "");

export const isCode = (input: string): boolean => /^\d{6}$/.test(normalizeCode(input));

/** What is error before anyone is asked. */
function problemAt(step: PhoneStep, { number, code }: PhoneInput): string | undefined {
  if (step === "number")
    return isPhone(number) ? undefined : "Type the number with its country, such as +49\u00a0170\u00a01234567.";
  return isCode(code) ? undefined : "The text has six digits. Type them here.";
}
