import { useState } from "react";
import type { User } from "#sync/user.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import { offers } from "#web/platform/offers.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { AddressRows } from "./address-rows.tsx";
import { AuditList } from "./audit-list.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { PasswordRow } from "./password-row.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { ProviderRows } from "./provider-rows.tsx";
import { SecondFactorRows } from "./second-factor/second-factor-rows.tsx";
import { SessionList } from "./session-list.tsx";
import "../sign-in/passkey-words.ts";
import "./security-words.ts";
import "./security.css";

/** How someone gets in, from where they are in, and what happened to the account. */
export function SecuritySection({ user }: { user: User }) {
  const { value: account, problem, askAgain } = useAnswer(identity.account);
  const [changes, setChanges] = useState(0);
  /** What ended sessions, or is worth a line in what happened, has both lists asked again. */
  const changed = async () => {
    setChanges((count) => count + 1);
    await askAgain();
  };
  const hasPassword = user.providerData.some(({ providerId }) => providerId === "password");
  return (
    <section className="section security" aria-labelledby="security-heading">
      <h2 id="security-heading">Security</h2>
      <ProblemNote problem={problem} words={identityWords} />
      {account && (
        <>
          <ul className="rows data-rows">
            <AddressRows account={account} hasPassword={hasPassword} onDone={askAgain} />
            <PasswordRow account={account} hasPassword={hasPassword} />
            <ProviderRows user={user} account={account} hasPassword={hasPassword} onChanged={changed} />
            {offers("second-factor") && (
              <SecondFactorRows account={account} hasPassword={hasPassword} onChanged={changed} />
            )}
            <PhoneRow account={account} hasPassword={hasPassword} onDone={changed} />
          </ul>
          {offers("passkeys") && <PasskeyList account={account} hasPassword={hasPassword} onChanged={changed} />}
          {offers("sessions") && <SessionList key={`sessions ${changes}`} />}
          {offers("audit") && <AuditList key={`audit ${changes}`} />}
          <DeleteAccount account={account} hasPassword={hasPassword} />
        </>
      )}
    </section>
  );
}
