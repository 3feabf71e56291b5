import { type FormEvent, useRef, useState } from "react";
import type { PasswordPolicy } from "#sync/password-policy.ts";
import { useFocusOnWrong } from "../focus-on-wrong.ts";
import { passkeyHere } from "./passkey-here.ts";
import { signInHere } from "./sign-in-here.ts";
import { type Mode, type Typed, type Wrong, wrongBy, wrongForPasskey, wrongIn } from "./typed.ts";

export interface SignInFormProps {
  mode: Mode;
  typed: Typed;
  onType: (typed: Typed) => void;
  policy: PasswordPolicy | null;
  onSignedIn: () => void;
}

/** What a form of one or the other way does. Nothing typed is lost by a refusal. */
export function useSignInForm({ mode, typed, onType, policy, onSignedIn }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(form);
  const [wrong, setWrong] = useState<Wrong>({});
  const [isBusy, setBusy] = useState(false);
  const refuse = (found: Wrong) => {
    setWrong(found);
    focusOnWrong();
  };
  const enter = async (found: Wrong, by: typeof signInHere) => {
    if (Object.keys(found).length > 0) return refuse(found);
    if (isBusy) return;
    setWrong({});
    setBusy(true);
    const entered = await by(mode, typed);
    setBusy(false);
    if (!entered.ok) refuse(wrongBy(entered.problem, policy));
    else if (entered.value.at === "signed-in") onSignedIn();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return enter(wrongIn(typed, mode, policy), signInHere);
  };
  const byPasskey = () => enter(wrongForPasskey(typed, mode), passkeyHere);
  /** A field that is being mended is not called wrong any more. */
  const type = (change: Partial<Typed>) => {
    const left = Object.entries(wrong).filter(([at]) => at !== "form" && !Object.hasOwn(change, at));
    setWrong(Object.fromEntries(left));
    onType({ ...typed, ...change });
  };
  return { form, wrong, isBusy, submit, byPasskey, type };
}
