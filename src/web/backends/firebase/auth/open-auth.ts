import { initializeApp } from "@firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from "@firebase/auth";
import type { HostedSite } from "#sync/hosted-project.ts";
import { noteClientOpened } from "#web/platform/session.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { type AuthClient, newAuthClient } from "./auth-client.ts";

let client: AuthClient | undefined;

/** One client per page. */
export function openAuth(): AuthClient {
  if (client) return client;
  client = createClient(readSiteConfig().firebase!);
  noteClientOpened();
  // Without space for the files the app still works online.
  cacheClientFiles().catch(() => {});
  return client;
}

function createClient({ emulators, signIn, passwordPolicy, ...project }: HostedSite): AuthClient {
  const hasWindows = signIn.includes("google") || signIn.includes("apple");
  const auth = initializeAuth(initializeApp(project), {
    // Both can be read synchronously without the client, to recognize signed-out visitors.
    persistence: [browserLocalPersistence, browserSessionPersistence],
    // The resolver may load Google's popup script before it is needed.
    ...(hasWindows && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    // An emulator sends no text messages, so no bot check is needed.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return newAuthClient({ auth, policy: passwordPolicy, ways: signIn });
}

/**
 * Adds the loaded client files to the service worker's cache, so that a page that opens offline knows who is signed in and
 * can sync when the network is back. Not precached, because visitors never need them.
 */
export async function cacheClientFiles(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const name = (await caches.keys()).find((key) => key.startsWith("weekfold-"));
  if (!name) return;
  const cache = await caches.open(name);
  for (const file of loadedFiles()) if (!(await cache.match(file))) await cache.add(file);
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));
