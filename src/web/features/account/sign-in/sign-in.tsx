import { useState } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { useSignInState } from "#web/identity/use-identity.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { usePhoneWay } from "./phone/use-phone-way.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SecondStepLater } from "./second-step-later.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import type { Mode, Typed } from "./typed.ts";
import "./sign-in.css";

const nothing: Typed = { email: "", password: "", isShared: false };

/** Signing in and signing up in one place. */
export function SignIn({ initial = "sign-in", onSignedIn }: { initial?: Mode; onSignedIn: () => void }) {
  const { at } = useSignInState();
  const { value: offer } = useAnswer(identity.offer);
  const [mode, setMode] = useState<Mode>(initial);
  const [typed, onType] = useState(nothing);
  const onShared = (isShared: boolean) => onType({ ...typed, isShared });
  const byPhone = usePhoneWay(offer?.phone === true, { isShared: typed.isShared, onShared, onSignedIn });
  const [isOver, setOver] = useState(false);
  if (at === "second-factor") return <SecondStepLater onSignedIn={onSignedIn} onEnd={setOver} />;
  const form = { typed, onType, policy: offer?.passwordPolicy ?? null, onSignedIn };
  // The one that is not shown is not there: password managers fill what they find.
  const panel = (one: Mode) =>
    one === mode && (
      <>
        <ProviderButtons providers={offer?.providers ?? []} isShared={typed.isShared} />
        <SignInForm {...form} mode={mode} />
        {mode === "sign-in" && byPhone.button}
      </>
    );
  return (
    <div className="sign-in">
      <ProblemNote problem={isOver ? { error: "nothing-pending" } : null} words={identityWords} />
      <Tabs
        label="Sign in or create an account"
        initial={initial}
        onSelect={(id) => setMode(id as Mode)}
        tabs={[
          { id: "sign-in", label: "Sign in", panel: (mode === "sign-in" && byPhone.form) || panel("sign-in") },
          { id: "sign-up", label: "Create account", panel: panel("sign-up") },
        ]}
      />
    </div>
  );
}
