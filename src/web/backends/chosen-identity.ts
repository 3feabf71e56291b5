import { useSyncExternalStore } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { serviceProxy } from "#web/platform/service-proxy.ts";
import { type Identity, refused, type SignInState } from "./identity.ts";
import { identity as own } from "./own/own-identity.ts";

const hostedChunk = lazyChunk("hosted-identity", () => import("./firebase/identity/hosted-identity.ts"));

const hosted = () => hostedChunk.load().then(({ hostedIdentity }) => hostedIdentity());

/** The identity service of our own server, or of the Firebase project. State and sign-out belong to the shared session. */
export const identity: Identity = {
  ...serviceProxy(own, hosted, () => refused("unreachable")),
  state: own.state,
  signOut: own.signOut,
};

export const useSignInState = (): SignInState =>
  useSyncExternalStore(identity.state.subscribe, identity.state.get, identity.state.get);
