import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { identity, useSignInState } from "#web/backends/chosen-identity.ts";
import type { Provider } from "#web/backends/identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { useLocation, useSearchParams } from "#web/platform/router/router.tsx";
import { useQuery } from "#web/platform/use-query.ts";
import { setSharedComputer } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { usePhoneOption } from "./phone-option.tsx";
import type { SecondStepProps } from "./second-step.tsx";
import type { Mode, SignInFields } from "./sign-in-fields.ts";
import { SignInForm } from "./sign-in-form.tsx";
import "./sign-in.css";

const emptyFields: SignInFields = { email: "", password: "", isShared: false };

/** Signing in and signing up, as two tabs that share what was typed. */
export function SignIn({ initial = "sign-in", onSignedIn }: { initial?: Mode; onSignedIn: () => void }) {
  const { at } = useSignInState();
  const { value: offer } = useQuery(identity.offer);
  const [mode, setMode] = useState<Mode>(initial);
  const [fields, setFields] = useState(emptyFields);
  const onShared = (isShared: boolean) => setFields({ ...fields, isShared });
  const phoneOption = usePhoneOption(offer?.phone === true, { isShared: fields.isShared, onShared, onSignedIn });
  const [isExpired, setExpired] = useState(false);
  if (at === "second-factor") return <LazySecondStep onSignedIn={onSignedIn} onEnd={setExpired} />;
  const form = { fields, onChangeFields: setFields, policy: offer?.passwordPolicy ?? null, onSignedIn };
  // The hidden tab must not be in the DOM: password managers fill whatever fields they find.
  const panel = (tab: Mode) =>
    tab === mode && (
      <>
        <ProviderButtons providers={offer?.providers ?? []} isShared={fields.isShared} />
        <SignInForm {...form} mode={mode} />
        {mode === "sign-in" && phoneOption.button}
      </>
    );
  return (
    <div className="sign-in">
      <ProblemNote problem={isExpired ? { error: "nothing-pending" } : null} words={identityWords} />
      <Tabs
        label="Sign in or create an account"
        initial={initial}
        onSelect={(id) => setMode(id as Mode)}
        tabs={[
          { id: "sign-in", label: "Sign in", panel: (mode === "sign-in" && phoneOption.form) || panel("sign-in") },
          { id: "sign-up", label: "Create account", panel: panel("sign-up") },
        ]}
      />
    </div>
  );
}

const providerNames: Readonly<Record<Provider, string>> = { google: "Google", apple: "Apple" };

/** The providers that the operator has configured. Each one redirects to the provider and back to this page. */
function ProviderButtons({ providers, isShared }: { providers: readonly Provider[]; isShared: boolean }) {
  const { isBusy, problem, run } = useAsyncAction();
  const { pathname } = useLocation();
  const hasFailed = useSearchParams().has("error");
  if (providers.length === 0) return null;
  const redirectTo = (provider: Provider) =>
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
          <Button key={provider} variant="outline" busy={isBusy} onClick={() => void redirectTo(provider)}>
            {providerNames[provider]}
          </Button>
        ))}
      </div>
      <ProblemNote problem={problem ?? (hasFailed ? { error: "provider" } : null)} words={identityWords} />
      <p className="sign-in-or small quiet">or with email</p>
    </div>
  );
}

const SecondStep = lazySection(
  lazyChunk("second-step", () => import("./second-step.tsx")),
  (module) => module.SecondStep,
);

/** Few accounts have a second factor, so its form loads on demand. */
const LazySecondStep = (props: SecondStepProps) => (
  <div className="sign-in">
    <SecondStep {...props} />
  </div>
);
