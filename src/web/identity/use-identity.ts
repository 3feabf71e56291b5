import { useSyncExternalStore } from "react";
import type { SignInState } from "./identity.ts";
import { identity } from "./own-identity.ts";

export const useSignInState = (): SignInState =>
  useSyncExternalStore(identity.state.subscribe, identity.state.get, identity.state.get);
