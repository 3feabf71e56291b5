import type { AsyncOutcome } from "#web/backends/identity.ts";
import { phone } from "#web/backends/phone.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { normalizePhone, PhoneFields, usePhoneSteps } from "#web/household/account/phone-steps.tsx";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { FormActions } from "#web/ui/form-parts.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { signInOnDevice } from "./device-sign-in.ts";
import { SharedComputer } from "./sign-in-form.tsx";

export interface PhoneSignInProps {
  isShared: boolean;
  onShared: (isShared: boolean) => void;
  onSignedIn: () => void;
  onBack: () => void;
}

/** Signs in to an account that has a phone number, with a texted code. */
export function PhoneSignIn({ isShared, onShared, onSignedIn, onBack }: PhoneSignInProps) {
  const action = useAsyncAction();
  const verify = async (number: string, code: string): AsyncOutcome => {
    const entered = await signInOnDevice(isShared, (rememberMe) => phone.signIn(number, code, rememberMe));
    // With a second factor the sign-in is still pending, and the second step replaces this form.
    if (entered.ok && entered.value.at === "signed-in") onSignedIn();
    return entered;
  };
  const steps = usePhoneSteps({ action, send: phone.sendCode, verify });
  return (
    <form ref={steps.form} className="sign-in-form" onSubmit={(event) => void steps.submit(event)} noValidate>
      <PhoneFields
        steps={steps}
        numberIntro="For an account that has a phone number. You add yours under Security once you are signed in."
        codeIntro={
          steps.step === "code" && `If an account has ${normalizePhone(steps.number)}, a text is on its way there.`
        }
      />
      <SharedComputer isShared={isShared} onChange={onShared} />
      <ProblemNote problem={steps.error === undefined ? action.problem : null} words={identityWords} />
      <FormActions
        action={steps.step === "number" ? "Text me a code" : "Sign in"}
        isBusy={action.isBusy}
        cancel="Sign in another way"
        onCancel={onBack}
      />
    </form>
  );
}
