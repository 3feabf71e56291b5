import { identity } from "#web/identity/own-identity.ts";
import { Button } from "#web/ui/button.tsx";

/** The password was right, and the account asks for more. */
export function SecondStep() {
  return (
    <div className="card">
      <p>This account asks for a second proof that it is you, and this page can’t ask for it yet.</p>
      <p className="account-action">
        <Button variant="outline" onClick={() => void identity.signOut()}>
          Use another account
        </Button>
      </p>
    </div>
  );
}
