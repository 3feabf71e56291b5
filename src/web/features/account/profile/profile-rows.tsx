import type { ReactNode } from "react";
import type { User } from "#sync/user.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import { Link } from "#web/platform/router/link.tsx";
import { useAnswer } from "#web/platform/use-answer.ts";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { dayWords } from "../sharing/when-words.ts";
import { NameHere } from "./name-here.tsx";
import { waysWords } from "./ways-words.ts";

/** Who someone is here, in four lines. What can be changed about it is changed below. */
export function ProfileRows({ user }: { user: User }) {
  const { value: account, problem } = useAnswer(identity.account);
  const { providerData, metadata } = user;
  const ways = waysWords(providerData.map(({ providerId }) => providerId));
  return (
    <>
      <ProblemNote problem={problem} words={identityWords} />
      <dl className="rows profile-rows">
        {account && (
          <Row name="Email">
            {account.email}
            {!account.emailVerified && <span className="quiet">, not confirmed yet</span>}
          </Row>
        )}
        <NameHere user={user} row={(name) => <Row name="Your name here">{name}</Row>} />
        {ways && (
          <Row name="Signs in with">
            {ways}. <Link to="#security-heading">Security</Link>
          </Row>
        )}
        {metadata.creationTime && <Row name="Account since">{dayWords(Date.parse(metadata.creationTime))}</Row>}
      </dl>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
