import { passkeys } from "#web/identity/own-passkeys.ts";
import { useSignInState } from "#web/identity/use-identity.ts";
import { usePasskeySupport } from "#web/platform/passkey-support.ts";
import { isSharedComputer } from "#web/store/owner/shared-computer.ts";
import { Button } from "#web/ui/button.tsx";
import { identityWords } from "../../identity-words.ts";
import { ProblemNote } from "../../problem-note.tsx";
import { useTrial } from "../../use-trial.ts";

interface ConfirmProps {
  onConfirmed: () => void;
}

/** Whether whoever is signed in has a passkey, and this browser can ask for it. */
function useOwnPasskey(): boolean {
  const state = useSignInState();
  const canUse = usePasskeySupport();
  const providers = state.at === "signed-in" ? state.user.providerData : [];
  return canUse && providers.some(({ providerId }) => providerId === "passkey");
}

/** A sign-in by one's own passkey: the server asks for no other while someone is signed in. */
function ConfirmButton({ onConfirmed, children }: ConfirmProps & { children: string }) {
  const { isBusy, problem, run } = useTrial();
  const confirm = async () => {
    if (await run(() => passkeys.signIn(!isSharedComputer(document)))) onConfirmed();
  };
  return (
    <div>
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void confirm()}>
        {children}
      </Button>
      <ProblemNote problem={problem} words={identityWords} />
    </div>
  );
}

export const PasskeyInstead = (props: ConfirmProps) =>
  useOwnPasskey() && <ConfirmButton {...props}>Confirm with a passkey instead</ConfirmButton>;

/** `isTried`: they went on without having confirmed anything. */
export function WithoutPassword({ isTried, onConfirmed }: ConfirmProps & { isTried: boolean }) {
  const hasPasskey = useOwnPasskey();
  return (
    <>
      <p role="status" className={isTried ? "account-problem" : undefined}>
        {hasPasskey
          ? identityWords({ error: "sign-in-again" })
          : "Your last sign-in is a while ago. Sign out, sign in again, and come back here."}
      </p>
      {hasPasskey && <ConfirmButton onConfirmed={onConfirmed}>Confirm with your passkey</ConfirmButton>}
    </>
  );
}
