import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { type Answer, refused, type SignInState } from "#web/identity/identity.ts";
import type { Mode, Typed } from "./typed.ts";

const passkeyWay = lazyChunk("passkey-way", () => import("./passkey-way.ts"));

/** Signs in by a passkey, or makes an account of an address and one. What that needs is fetched now. */
export async function passkeyHere(mode: Mode, typed: Typed): Answer<SignInState> {
  const way = await passkeyWay.load().catch(() => null);
  return way ? way.byPasskey(mode, typed) : refused("unreachable");
}
