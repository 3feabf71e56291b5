import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Answer, refused } from "#web/identity/identity.ts";
import type { Trial } from "../../use-trial.ts";
import { missingAt, plainCode, plainPhone, type Step, type Typed } from "./phone-number.ts";

interface Ways {
  trial: Trial;
  /** Has a code texted to a number. */
  send: (number: string) => Answer;
  /** Brings it back. */
  bring: (number: string, code: string) => Answer;
  onDone?: (number: string) => void;
}

export interface PhoneSteps extends Typed {
  form: RefObject<HTMLFormElement | null>;
  step: Step;
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

const focusField = ({ current }: PhoneSteps["form"]): void => current?.querySelector("input")?.focus();

/** A number, and then the code that was texted to it. Nothing typed is lost by a refusal. */
export function usePhoneSteps({ trial: { run, isBusy, problem }, send, bring, onDone }: Ways): PhoneSteps {
  const { form, step, setStep, typed, setTyped, missing, setMissing } = useSteps(problem?.error === "wrong-text");
  const [resent, setResent] = useState(0);
  const go = async () => {
    const number = plainPhone(typed.number);
    if (step === "number") return (await run(() => send(number))) && setStep("code");
    if (await run(() => ofTheText(bring(number, plainCode(typed.code))))) onDone?.(number);
  };
  return {
    ...{ form, step, isBusy, resent, ...typed },
    wrong: missing ?? (problem?.error === "wrong-text" ? wrongText : undefined),
    type(value) {
      // A field that is being mended is not called wrong any more.
      setMissing(undefined);
      setTyped({ ...typed, [step]: value });
    },
    async submit(event) {
      event.preventDefault();
      const found = missingAt(step, typed);
      setMissing(found);
      await (found ? focusField(form) : go());
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

/** Each step begins at its field, and what is refused there leads back to it. */
function useSteps(isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<Step>("number");
  const [typed, setTyped] = useState<Typed>({ number: "", code: "" });
  const [missing, setMissing] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one at each step
  useEffect(() => focusField(form), [step, isRefused]);
  return { form, step, setStep, typed, setTyped, missing, setMissing };
}
