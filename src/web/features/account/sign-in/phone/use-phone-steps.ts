import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Answer, refused } from "#web/identity/identity.ts";
import type { Trial } from "#web/identity/use-identity.ts";
import { isCode, isPhone, noCode, noPhone, plainCode, plainPhone } from "./phone-number.ts";

interface Ways {
  trial: Trial;
  /** Has a code texted to a number. */
  send: (number: string) => Answer;
  /** Brings it back. */
  bring: (number: string, code: string) => Answer;
  onDone?: (number: string) => void;
}

export interface PhoneSteps {
  form: RefObject<HTMLFormElement | null>;
  step: "number" | "code";
  number: string;
  code: string;
  /** What is wrong at the field that shows. */
  wrong: string | undefined;
  isBusy: boolean;
  /** How often a code was sent again. */
  resent: number;
  type: (typed: string) => void;
  submit: (event: FormEvent) => Promise<void>;
  sendAgain: () => Promise<void>;
  changeNumber: () => void;
}

/** Of the texted code, which is not the one of an authenticator app. */
async function ofTheText(brought: Answer): Answer {
  const answer = await brought;
  return !answer.ok && answer.problem.error === "wrong-code" ? refused("wrong-text") : answer;
}

const wrongText = "That code is wrong, was used already, or is older than ten minutes.";

/** A number, and then the code that was texted to it. Nothing typed is lost by a refusal. */
export function usePhoneSteps({ trial: { run, isBusy, problem }, send, bring, onDone }: Ways): PhoneSteps {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<PhoneSteps["step"]>("number");
  const [typed, setTyped] = useState({ number: "", code: "" });
  const [found, setFound] = useState<string>();
  const [resent, setResent] = useState(0);
  const isRefused = problem?.error === "wrong-text";
  // Each step begins at its field, and what is refused leads back to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one at each step
  useEffect(() => form.current?.querySelector("input")?.focus(), [step, isRefused]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isNumber = step === "number";
    const missing = isNumber ? !isPhone(typed.number) && noPhone : !isCode(typed.code) && noCode;
    setFound(missing || undefined);
    if (missing) return form.current?.querySelector("input")?.focus();
    const number = plainPhone(typed.number);
    if (!(await run(() => (isNumber ? send(number) : ofTheText(bring(number, plainCode(typed.code))))))) return;
    if (isNumber) setStep("code");
    else onDone?.(number);
  };
  return {
    ...{ form, step, isBusy, submit, resent, ...typed },
    wrong: found ?? (isRefused ? wrongText : undefined),
    type(value) {
      setFound(undefined);
      setTyped({ ...typed, [step]: value });
    },
    async sendAgain() {
      if (await run(() => send(plainPhone(typed.number)))) setResent(resent + 1);
    },
    changeNumber() {
      setTyped({ ...typed, code: "" });
      setStep("number");
    },
  };
}
