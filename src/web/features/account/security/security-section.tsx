import { useState } from "react";
import type { User } from "#sync/user.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { useQuery } from "#web/platform/use-query.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { AddressRows } from "./address-rows.tsx";
import { AuditList } from "./audit-list.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { PasswordRow } from "./password-row.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { ProviderRows } from "./provider-rows.tsx";
import { SecondFactorRows } from "./second-factor/second-factor-rows.tsx";
import { SessionList } from "./session-list.tsx";
import "#web/household/account/passkey-words.ts";
import "./security-words.ts";
import "./security.css";

/** Ways to sign in, sessions, the audit log, and deleting the account. */
export function SecuritySection({ user }: { user: User }) {
  const { value: account, problem, refetch } = useQuery(identity.account);
  const [version, setVersion] = useState(0);
  /** Some changes end sessions or add to the audit log, so both lists reload. */
  const changed = async () => {
    setVersion((count) => count + 1);
    await refetch();
  };
  const hasPassword = user.providerData.some(({ providerId }) => providerId === "password");
  return (
    <section className="section security" aria-labelledby="security-heading">
      <h2 id="security-heading">Security</h2>
      <ProblemNote problem={problem} words={identityWords} />
      {account && (
        <>
          <ul className="rows data-rows">
            <AddressRows account={account} hasPassword={hasPassword} onDone={refetch} />
            <PasswordRow account={account} hasPassword={hasPassword} />
            <ProviderRows user={user} account={account} hasPassword={hasPassword} onChanged={changed} />
            {hasCapability("second-factor") && (
              <SecondFactorRows account={account} hasPassword={hasPassword} onChanged={changed} />
            )}
            <PhoneRow account={account} hasPassword={hasPassword} onDone={changed} />
          </ul>
          {hasCapability("passkeys") && <PasskeyList account={account} hasPassword={hasPassword} onChanged={changed} />}
          {hasCapability("sessions") && <SessionList key={`sessions ${version}`} />}
          {hasCapability("audit") && <AuditList key={`audit ${version}`} />}
          <DeleteAccount account={account} hasPassword={hasPassword} />
        </>
      )}
    </section>
  );
}
