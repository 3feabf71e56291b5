import { phone } from "#web/identity/chosen-phone.ts";
import { useToast } from "#web/ui/toast.tsx";
import { FormActions } from "../../form-actions.tsx";
import { PhoneFields } from "../../sign-in/phone/phone-fields.tsx";
import { plainPhone } from "../../sign-in/phone/phone-number.ts";
import { usePhoneSteps } from "../../sign-in/phone/use-phone-steps.ts";
import { ConfirmItIsYou, useRecent } from "../recent-sign-in.tsx";
import type { PhoneProps } from "./phone-row.tsx";

/** A number is someone's once they have read a code there. */
export function SetNumber({ account, hasPassword, onDone, onClose }: PhoneProps & { onClose: () => void }) {
  const { show } = useToast();
  const recent = useRecent(account);
  const done = (number: string) => {
    onClose();
    show({ text: `A code texted to ${number} signs you in from now on.` });
    void onDone();
  };
  const steps = usePhoneSteps({ trial: recent, send: phone.offer, bring: phone.confirm, onDone: done });
  const isNumber = steps.step === "number";
  return (
    <form ref={steps.form} className="data-form" onSubmit={(event) => void steps.submit(event)} noValidate>
      <PhoneFields
        steps={steps}
        before="We text a code to it, so that we know it is yours. Until you type that here, nothing changes."
        sent={!isNumber && `A text is on its way to ${plainPhone(steps.number)}.`}
      />
      {/* What stands at the field is not said twice. */}
      <ConfirmItIsYou recent={steps.wrong ? { ...recent, problem: null } : recent} hasPassword={hasPassword} />
      <FormActions action={isNumber ? "Text me a code" : "Use this number"} isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}
