import { useSyncExternalStore } from "react";
import { identity } from "./chosen-identity.ts";
import type { SignInState } from "./identity.ts";

export const useSignInState = (): SignInState =>
  useSyncExternalStore(identity.state.subscribe, identity.state.get, identity.state.get);
