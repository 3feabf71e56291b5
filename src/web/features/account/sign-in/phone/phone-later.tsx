import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { IdentityNote } from "../../identity-note.tsx";
import { useLater } from "../../use-later.ts";
import type { PhoneSignInProps } from "./phone-sign-in.tsx";

const load = () => import("./phone-sign-in.tsx").then(({ PhoneSignIn }) => PhoneSignIn);

/** Few sign in this way, so it comes in a file of its own. */
export function PhoneLater(props: PhoneSignInProps) {
  const { part: PhoneSignIn, hasFailed, tryAgain } = useLater(true, load);
  if (PhoneSignIn) return <PhoneSignIn {...props} />;
  return (
    <div className="account-form">
      <IdentityNote problem={hasFailed ? { error: "unreachable" } : null} />
      {hasFailed ? <Button onClick={tryAgain}>Try again</Button> : <p role="status">One moment…</p>}
      <Button variant="outline" onClick={props.onBack}>
        Sign in another way
      </Button>
    </div>
  );
}

/** `isBack`: whoever comes back from there finds the keyboard where it was. */
export function PhoneButton({ isBack, onClick }: { isBack: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <Button ref={button} variant="quiet" className="sign-in-phone" onClick={onClick}>
      Use a code by text message
    </Button>
  );
}
