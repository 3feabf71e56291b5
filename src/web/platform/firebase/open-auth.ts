import { initializeApp } from "@firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from "@firebase/auth";
import type { HostedSite } from "#sync/hosted-project.ts";
import { noteOpened } from "../session-service.ts";
import { readSiteConfig } from "../site-config.ts";
import { type AuthLine, newLine } from "./auth-line.ts";
import { keepClient } from "./keep-client.ts";

let line: AuthLine | undefined;

/** One a page, whoever asks first. */
export function openAuth(): AuthLine {
  if (line) return line;
  line = opened(readSiteConfig().firebase!);
  noteOpened();
  // Without room for it the app works as before, with a network.
  keepClient().catch(() => {});
  return line;
}

function opened({ emulators, signIn, passwordPolicy, ...project }: HostedSite): AuthLine {
  const hasWindows = signIn.includes("google") || signIn.includes("apple");
  const auth = initializeAuth(initializeApp(project), {
    // Both can be looked into at once, so that visitors need no client to be known as such.
    persistence: [browserLocalPersistence, browserSessionPersistence],
    // It may load Google's script for windows before anybody wants one.
    ...(hasWindows && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    // An emulator texts nobody, so nobody has to prove to be a person first.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return newLine({ auth, policy: passwordPolicy, ways: signIn });
}
