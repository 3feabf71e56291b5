import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { identity } from "#web/identity/chosen-identity.ts";
import type { Provider } from "#web/identity/identity.ts";
import { useSignInState } from "#web/identity/use-identity.ts";
import { useLocation, useSearchParams } from "#web/platform/router/router.tsx";
import { useAnswer } from "#web/platform/use-answer.ts";
import { setSharedComputer } from "#web/store/owner/owner.ts";
import { Button } from "#web/ui/button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useAsyncAction } from "../use-async-action.ts";
import { usePhoneOption } from "./phone-option.tsx";
import type { SecondStepProps } from "./second-step.tsx";
import type { Mode, SignInFields } from "./sign-in-fields.ts";
import { SignInForm } from "./sign-in-form.tsx";
import "./sign-in.css";

const nothing: SignInFields = { email: "", password: "", isShared: false };

/** Signing in and signing up in one place. */
export function SignIn({ initial = "sign-in", onSignedIn }: { initial?: Mode; onSignedIn: () => void }) {
  const { at } = useSignInState();
  const { value: offer } = useAnswer(identity.offer);
  const [mode, setMode] = useState<Mode>(initial);
  const [fields, setFields] = useState(nothing);
  const onShared = (isShared: boolean) => setFields({ ...fields, isShared });
  const byPhone = usePhoneOption(offer?.phone === true, { isShared: fields.isShared, onShared, onSignedIn });
  const [isOver, setOver] = useState(false);
  if (at === "second-factor") return <LazySecondStep onSignedIn={onSignedIn} onEnd={setOver} />;
  const form = { fields, setFields, policy: offer?.passwordPolicy ?? null, onSignedIn };
  // The one that is not shown is not there: password managers fill what they find.
  const panel = (one: Mode) =>
    one === mode && (
      <>
        <ProviderButtons providers={offer?.providers ?? []} isShared={fields.isShared} />
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

const names: Readonly<Record<Provider, string>> = { google: "Google", apple: "Apple" };

/** Only those that the operator has set up. They lead away from here and back to this page. */
function ProviderButtons({ providers, isShared }: { providers: readonly Provider[]; isShared: boolean }) {
  const { isBusy, problem, run } = useAsyncAction();
  const { pathname } = useLocation();
  const cameBack = useSearchParams().has("error");
  if (providers.length === 0) return null;
  const go = (provider: Provider) =>
    run(async () => {
      const answer = await identity.signInWith(provider, pathname);
      if (answer.ok) {
        setSharedComputer(document, isShared);
        location.assign(answer.value.url);
      }
      return answer;
    });
  return (
    <div className="sign-in-providers">
      <div className="sign-in-provider-row">
        {providers.map((provider) => (
          <Button key={provider} variant="outline" busy={isBusy} onClick={() => void go(provider)}>
            {names[provider]}
          </Button>
        ))}
      </div>
      <ProblemNote problem={problem ?? (cameBack ? { error: "provider" } : null)} words={identityWords} />
      <p className="sign-in-or small quiet">or with email</p>
    </div>
  );
}

const SecondStep = lazySection(
  lazyChunk("second-step", () => import("./second-step.tsx")),
  (module) => module.SecondStep,
);

/** Few accounts ask for it, so it comes in a file of its own. */
const LazySecondStep = (props: SecondStepProps) => (
  <div className="sign-in">
    <SecondStep {...props} />
  </div>
);
