import type { User } from "#sync/user.ts";
import { EntryFiles } from "#web/features/import/entry-files.tsx";
import { SpendingRoom } from "#web/features/spending/spending-room.tsx";

export default function SpendingScreen(_: { user: User | null }) {
  return <SpendingRoom EntryFiles={EntryFiles} />;
}
