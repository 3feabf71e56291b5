import type { ReactNode } from "react";
import type { User } from "#sync/user.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { belongsTo } from "#web/household/account/belongs-to.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { householdName } from "#web/household/household-record.ts";
import { nameOfUid, unlinkedAdults } from "#web/household/words/member-names.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { Link } from "#web/platform/router/router.tsx";
import { useQuery } from "#web/platform/use-query.ts";
import { type StoreState, useDevice, useStoreState } from "#web/store/index.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";

/** A summary of the account. Its parts are changed in the sections below. */
export function ProfileRows({ user }: { user: User }) {
  const { value: account, problem } = useQuery(identity.account);
  const { providerData, metadata } = user;
  const methods = methodWords(providerData.map(({ providerId }) => providerId));
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
        {methods && (
          <Row name="Signs in with">
            {methods}. <Link to="#security-heading">Security</Link>
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

interface NameProps {
  user: User;
  row: (name: ReactNode) => ReactNode;
}

/** The user's name in the open household, or a link to choose it. Nothing if no unlinked adult could be them. */
const NameHere = (props: NameProps) => (belongsTo(useDevice(), props.user) ? <Name {...props} /> : null);

const openOne = ({ households, openId }: StoreState) => (openId === null ? undefined : households.get(openId));

function Name({ user, row }: NameProps) {
  const household = useStoreState(openOne);
  if (!household) return null;
  const people = household.of.person.list();
  const name = nameOfUid(user.uid, people);
  if (name) return row(`${name}, in ${householdName(household)}`);
  if (unlinkedAdults(people).length === 0) return null;
  return row(
    <>
      Not said yet. <Link to="#members-heading">Choose it</Link>
    </>,
  );
}

/** Names of the sign-in methods, in display order. */
const methodNames: readonly (readonly [string, string])[] = [
  ["password", "password"],
  ["passkey", "passkey"],
  ["google.com", "Google"],
  ["apple.com", "Apple"],
  ["phone", "text message"],
];

const list = new Intl.ListFormat("en", { type: "disjunction" });

/** Such as “Password, passkey, or Google”. */
export function methodWords(providers: readonly string[]): string {
  const known = methodNames.filter(([id]) => providers.includes(id)).map(([, word]) => word);
  const text = list.format(known);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
