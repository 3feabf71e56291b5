import { resolve } from "node:path";
import type { HostedProject } from "#sync/hosted-project.ts";
import type { PasswordPolicy } from "#sync/password-policy.ts";
import { appleProvider, authSecret, googleProvider, type Provider, passwordPolicy } from "./config-identity.ts";
import {
  type AnalyticsConsent,
  analyticsConsent,
  type BadVariable,
  contactEmail,
  eventsMaxMb,
  hostedProject,
  mailFrom,
  measurementId,
  port,
  postgresUrl,
  publicUrl,
  smsUrl,
  smtpUrl,
  toggle,
} from "./config-values.ts";
import type { Sender } from "./mail/delivery.ts";

/** What the operator decides, read from the environment once, at start. */
export interface Config {
  port: number;
  host: string;
  /** Without a closing slash; canonical, sitemap and Open Graph addresses begin with it. */
  publicUrl: string;
  trustProxy: boolean;
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Whether a new, empty database may take the place of one that was served before. */
  allowEmpty: boolean;
  analyticsId: string | null;
  /** Whether visitors are asked before anything is measured. */
  analyticsConsent: AnalyticsConsent;
  /** How much room the operator's own events may take. */
  eventsMaxMb: number;
  contactEmail: string | null;
  /** Absent: mails are written to files in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: Sender;
  /** Absent: nothing is texted, and phones are not offered. */
  smsUrl: string | null;
  /** Absent: made once and kept in `dataDir`. */
  authSecret: string | null;
  passwordPolicy: PasswordPolicy;
  google: Provider | null;
  apple: Provider | null;
  /** Absent: people and households are on this server. */
  firebase: HostedProject | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration, or names the variable that can't be used. */
export function readConfig(env: Environment): Config | BadVariable {
  const values = {
    port: port(env.PORT),
    publicUrl: publicUrl(env.PUBLIC_URL, env.PORT),
    trustProxy: toggle("TRUST_PROXY", env.TRUST_PROXY),
    databaseUrl: postgresUrl(env.DATABASE_URL),
    allowEmpty: toggle("ALLOW_EMPTY", env.ALLOW_EMPTY),
    analyticsId: measurementId(env.ANALYTICS_ID),
    analyticsConsent: analyticsConsent(env.ANALYTICS_CONSENT),
    eventsMaxMb: eventsMaxMb(env.EVENTS_MAX_MB),
    contactEmail: contactEmail(env.CONTACT_EMAIL),
    smtpUrl: smtpUrl(env.SMTP_URL),
    mailFrom: mailFrom(env.MAIL_FROM, env.PUBLIC_URL),
    smsUrl: smsUrl(env.SMS_URL),
    authSecret: authSecret(env.AUTH_SECRET),
    passwordPolicy: passwordPolicy(env.PASSWORD_MIN, env.PASSWORD_MAX, env.PASSWORD_REQUIRE),
    google: googleProvider(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    apple: appleProvider(env.APPLE_CLIENT_ID, env.APPLE_CLIENT_SECRET),
    firebase: hostedProject(env.FIREBASE_CONFIG),
  };
  const bad = Object.values(values).find(isBad);
  if (bad) return bad;
  return {
    ...(values as Exclude<typeof values, BadVariable> & Config),
    host: env.HOST || "127.0.0.1",
    dataDir: resolve(env.DATA_DIR || "./data"),
  };
}

export const isBad = (value: unknown): value is BadVariable =>
  typeof value === "object" && value !== null && "variable" in value;
