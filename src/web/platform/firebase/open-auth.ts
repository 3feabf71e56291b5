import { initializeApp } from "@firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from "@firebase/auth";
import type { HostedSite } from "#sync/hosted-project.ts";
import { noteClientOpened } from "../session.ts";
import { readSiteConfig } from "../site-config.ts";
import { type AuthClient, newAuthClient } from "./auth-client.ts";

let line: AuthClient | undefined;

/** One a page, whoever asks first. */
export function openAuth(): AuthClient {
  if (line) return line;
  line = opened(readSiteConfig().firebase!);
  noteClientOpened();
  // Without room for it the app works as before, with a network.
  cacheClientFiles().catch(() => {});
  return line;
}

function opened({ emulators, signIn, passwordPolicy, ...project }: HostedSite): AuthClient {
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
  return newAuthClient({ auth, policy: passwordPolicy, ways: signIn });
}

/**
 * Keeps the project's client beside the app's other files once it is here, so that a page which opens without a network
 * knows who is signed in and sends what waits when the network is back. Visitors, who need no client, fetch none of it.
 */
export async function cacheClientFiles(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const name = (await caches.keys()).find((one) => one.startsWith("weekfold-"));
  if (!name) return;
  const cache = await caches.open(name);
  for (const file of loadedFiles()) if (!(await cache.match(file))) await cache.add(file);
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));
