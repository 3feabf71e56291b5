import type { User } from "#sync/user.ts";
import { SecuritySection } from "./security/security-section.tsx";
import { SharingSections } from "./sharing/sharing-sections.tsx";
import { WaitingAtTheDoor } from "./sharing/waiting-at-the-door.tsx";

/** The parts of the page that only someone signed in sees. They come in a file of their own: visitors don't wait for it. */
export const parts = {
  door: (user: User) => <WaitingAtTheDoor user={user} />,
  sharing: (user: User) => <SharingSections user={user} />,
  security: (user: User) => <SecuritySection user={user} />,
};
