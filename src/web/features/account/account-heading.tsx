import type { User } from "#sync/user.ts";
import { rememberedOwner } from "#web/store/owner/owner.ts";
import { useDevice } from "#web/store/use-device.ts";

/** Whose page this is: of someone signed in, or of whoever uses this browser. */
export function AccountHeading({ user }: { user: User | null }) {
  const device = useDevice();
  const owner = device.phase === "closed" ? rememberedOwner() : device.owner;
  const isSomeones = user !== null || owner !== "anonymous";
  return (
    <header className="account-heading">
      <h1 tabIndex={-1}>{isSomeones ? "Your account" : "You don’t need an account"}</h1>
      <p className="lede">
        {isSomeones
          ? "The same weeks on all your devices, shared with the people you choose."
          : "Everything here works without one, on this device. Signing in, to have the same weeks on all your devices and with your partner, opens in a coming version."}
      </p>
    </header>
  );
}
