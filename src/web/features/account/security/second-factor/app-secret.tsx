import type { AppSecret as Secret } from "#web/identity/identity.ts";
import { Button } from "#web/ui/button.tsx";
import { useCopy } from "../../use-copy.ts";
import { QrCode } from "./qr-code.tsx";

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? "";

/** What the app wants to know: for its camera, for the hand, and for an app on this very device. */
export function AppSecret({ secret, uri }: Secret) {
  const { words, copy } = useCopy();
  return (
    <div className="app-secret">
      <QrCode text={uri} label="Square code to scan with your authenticator app" />
      <div className="app-secret-words">
        <p>Scan this with your authenticator app.</p>
        <p className="small quiet">
          On this device? <a href={uri}>Open your app</a>, or type this secret into it:
        </p>
        <p>
          <code className="app-secret-text">{inGroups(secret)}</code>
        </p>
        <Button variant="outline" size="small" onClick={() => void copy(secret)}>
          Copy the secret
        </Button>
        <p className="small quiet" role="status">
          {words}
        </p>
      </div>
    </div>
  );
}
