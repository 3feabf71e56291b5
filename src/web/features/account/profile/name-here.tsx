import type { ReactNode } from "react";
import type { User } from "#sync/user.ts";
import { householdName } from "#web/household/household-name.ts";
import { Link } from "#web/platform/router/link.tsx";
import type { StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { nameOfUid, unlinkedAdults } from "../sharing/members/member-names.ts";
import { isTheirs } from "../sharing/shared-device.ts";

interface NameProps {
  user: User;
  row: (name: ReactNode) => ReactNode;
}

/** What the household on screen calls them. Nothing where there is none, or where nobody in it could be them. */
export const NameHere = (props: NameProps) => (isTheirs(useDevice(), props.user) ? <Name {...props} /> : null);

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
