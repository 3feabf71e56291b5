import { identity } from "#web/identity/chosen-identity.ts";
import type { Provider } from "#web/identity/identity.ts";
import { useLocation, useSearchParams } from "#web/platform/router/router.tsx";
import { setSharedComputer } from "#web/store/owner/shared-computer.ts";
import { Button } from "#web/ui/button.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useTrial } from "../use-trial.ts";

const names: Readonly<Record<Provider, string>> = { google: "Google", apple: "Apple" };

/** Only those that the operator has set up. They lead away from here and back to this page. */
export function ProviderButtons({ providers, isShared }: { providers: readonly Provider[]; isShared: boolean }) {
  const { isBusy, problem, run } = useTrial();
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
