import { useLinkSecret } from "../use-link-secret.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { NewPassword } from "./new-password.tsx";

/** By mail to whoever forgot a password; with the mail's link, to a new one. */
export function ResetScreen() {
  const { secret, forget } = useLinkSecret();
  return (
    <div className="wrap page">
      <div className="account-step">
        {secret ? <NewPassword key={secret} secret={secret} onAskAgain={forget} /> : <AskForLink />}
      </div>
    </div>
  );
}
