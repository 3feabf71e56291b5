import { phone } from "#web/identity/chosen-phone.ts";
import type { Answer } from "#web/identity/identity.ts";
import { FormActions } from "../../form-actions.tsx";
import { identityWords } from "../../identity-words.ts";
import { ProblemNote } from "../../problem-note.tsx";
import { useTrial } from "../../use-trial.ts";
import { SharedComputer } from "../shared-computer.tsx";
import { beginHere } from "../sign-in-here.ts";
import { PhoneFields } from "./phone-fields.tsx";
import { plainPhone } from "./phone-number.ts";
import { usePhoneSteps } from "./use-phone-steps.ts";

export interface PhoneSignInProps {
  isShared: boolean;
  onShared: (isShared: boolean) => void;
  onSignedIn: () => void;
  onBack: () => void;
}

/** Into an account that has a phone number, by a code that goes there. */
export function PhoneSignIn({ isShared, onShared, onSignedIn, onBack }: PhoneSignInProps) {
  const trial = useTrial();
  const bring = async (number: string, code: string): Answer => {
    const entered = await beginHere(isShared, (rememberMe) => phone.signIn(number, code, rememberMe));
    // With a second factor the next step takes this one's place.
    if (entered.ok && entered.value.at === "signed-in") onSignedIn();
    return entered;
  };
  const steps = usePhoneSteps({ trial, send: phone.sendCode, bring });
  const isAtField = steps.wrong !== undefined;
  return (
    <form ref={steps.form} className="sign-in-form" onSubmit={(event) => void steps.submit(event)} noValidate>
      <PhoneFields
        steps={steps}
        before="For an account that has a phone number. You add yours under Security once you are signed in."
        sent={steps.step === "code" && `If an account has ${plainPhone(steps.number)}, a text is on its way there.`}
      />
      <SharedComputer isShared={isShared} onChange={onShared} />
      <ProblemNote problem={isAtField ? null : trial.problem} words={identityWords} />
      <FormActions
        action={steps.step === "number" ? "Text me a code" : "Sign in"}
        isBusy={trial.isBusy}
        cancel="Sign in another way"
        onCancel={onBack}
      />
    </form>
  );
}
