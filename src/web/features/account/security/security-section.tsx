import type { User } from "#sync/user.ts";
import { useAnswer } from "#web/browser/use-answer.ts";
import { identity } from "#web/identity/own-identity.ts";
import { IdentityNote } from "../identity-note.tsx";
import { AddressRows } from "./address-rows.tsx";
import { AuditList } from "./audit-list.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { PasswordRow } from "./password-row.tsx";
import { SessionList } from "./session-list.tsx";
import "./security.css";

/** How someone gets in, from where they are in, and what happened to the account. */
export function SecuritySection({ user }: { user: User }) {
  const { value: account, problem, askAgain } = useAnswer(identity.account);
  const hasPassword = user.providerData.some(({ providerId }) => providerId === "password");
  return (
    <section className="section security" aria-labelledby="security-heading">
      <h2 id="security-heading">Security</h2>
      <IdentityNote problem={problem} />
      {account && (
        <>
          <ul className="rows data-rows">
            <AddressRows account={account} hasPassword={hasPassword} onDone={askAgain} />
            <PasswordRow email={account.email} hasPassword={hasPassword} />
          </ul>
          <SessionList />
          <AuditList />
          <DeleteAccount account={account} hasPassword={hasPassword} />
        </>
      )}
    </section>
  );
}
