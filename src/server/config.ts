import { isIP } from "node:net";
import { resolve } from "node:path";
import { type HostedProject, readHostedProject } from "#sync/hosted-project.ts";
import { longestPassword, type PasswordKind, type PasswordPolicy, passwordKinds } from "#sync/password-policy.ts";
import { isAddress, type Sender } from "./mail/delivery.ts";

/** An invalid variable, with a message for the operator. */
export interface BadVariable {
  variable: string;
  message: string;
}

export const bad = (variable: string, message: string): BadVariable => ({
  variable,
  message: `${variable} ${message}`,
});

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

function port(text: string | undefined): number | BadVariable {
  const value = /^\d+$/.test(text || "3000") ? Number(text || 3000) : 0;
  const isPort = value >= 1 && value <= 65_535;
  return isPort ? value : bad("PORT", `must be a whole number from 1 to 65535, not "${text}".`);
}

function publicUrl(text: string | undefined, portText: string | undefined): string | BadVariable {
  if (!text) return `http://localhost:${portText || 3000}`;
  const url = parseUrl(text);
  const isSite = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash;
  return isSite ? url.origin : bad("PUBLIC_URL", `must be an address such as https://money.example, not "${text}".`);
}

function toggle(name: string, text: string | undefined): boolean | BadVariable {
  if (!text || ["false", "no", "0"].includes(text)) return false;
  if (["true", "yes", "1"].includes(text)) return true;
  return bad(name, `must be yes or no, not "${text}".`);
}

function postgresUrl(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  // The URL contains a password, so the message does not repeat it.
  return /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? "")
    ? text
    : bad("DATABASE_URL", "must be an address that begins with postgres://.");
}

function measurementId(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  return /^(G|GT|AW)-[A-Z0-9-]+$/.test(text) ? text : bad("ANALYTICS_ID", `must look like G-ABC123, not "${text}".`);
}

/** `ask`: each visitor decides; `granted`: the operator decided for all; `off`: nothing is measured. */
export type AnalyticsConsent = "ask" | "granted" | "off";

function analyticsConsent(text: string | undefined): AnalyticsConsent | BadVariable {
  if (!text) return "ask";
  return text === "granted" || text === "off"
    ? text
    : bad("ANALYTICS_CONSENT", `must be granted or off, or not be set, so that visitors are asked; not "${text}".`);
}

const maxMegabytes = 1_000_000;

function eventsMaxMb(text: string | undefined): number | BadVariable {
  const value = /^\d{1,7}$/.test(text || "500") ? Number(text || 500) : 0;
  return value >= 1 && value <= maxMegabytes
    ? value
    : bad("EVENTS_MAX_MB", `must be a whole number from 1 to ${maxMegabytes}, not "${text}".`);
}

function contactEmail(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)
    ? text
    : bad("CONTACT_EMAIL", `must be an email address, not "${text}".`);
}

/** The options allowed in the URL; nodemailer would accept more, such as logging every mail. */
const smtpOption = /^(requireTLS|ignoreTLS|name|authMethod|tls\.\w+)$/;

function smtpUrl(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  const url = parseUrl(text);
  const isServer = url && /^smtps?:$/.test(url.protocol) && url.hostname && /^\/?$/.test(url.pathname) && !url.hash;
  // Contains a password too. Unescaped characters such as # or / would make it part of another URL component.
  return isServer && [...url.searchParams.keys()].every((name) => smtpOption.test(name))
    ? text
    : bad("SMTP_URL", "must be an address such as smtp://user:password@mail.example:587, with %-escaped signs.");
}

function smsUrl(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  // It may contain a key, so the message does not repeat it.
  return /^https?:$/.test(parseUrl(text)?.protocol ?? "")
    ? text
    : bad("SMS_URL", "must be an address such as https://user:key@sms.example/send.");
}

function hostedProject(text: string | undefined): HostedProject | null | BadVariable {
  if (!text) return null;
  const read = readHostedProject(text);
  return typeof read === "string" ? bad("FIREBASE_CONFIG", read) : read;
}

function mailFrom(text: string | undefined, site: string | undefined): Sender | BadVariable {
  if (!text) return { name: "Weekfold", address: `no-reply@${mailHost(site)}` };
  const [, name = "", address = text] = /^"?([^<>"\p{C}]*?)"?\s*<([^<>]+)>$/u.exec(text) ?? [];
  return isAddress(address)
    ? { name: name.trim(), address }
    : bad("MAIL_FROM", `must be an address such as Weekfold <post@money.example>, not "${text}".`);
}

/** An IP address as the mail host is put in brackets. */
function mailHost(site: string | undefined): string {
  const host = parseUrl(site || "")?.hostname || "localhost";
  if (host.startsWith("[")) return host.replace("[", "[IPv6:");
  return isIP(host) ? `[${host}]` : host;
}

/** An OAuth provider. */
interface Provider {
  clientId: string;
  clientSecret: string;
}

const minSecretLength = 32;

function authSecret(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  return text.length >= minSecretLength
    ? text
    : bad("AUTH_SECRET", `must be at least ${minSecretLength} random signs, such as: openssl rand -base64 32.`);
}

const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : 0);

function passwordPolicy(
  min: string | undefined,
  max: string | undefined,
  require: string | undefined,
): PasswordPolicy | BadVariable {
  const shortest = wholeNumber(min || "6");
  if (shortest < 1 || shortest > longestPassword)
    return bad("PASSWORD_MIN", `must be a whole number from 1 to ${longestPassword}, not "${min}".`);
  const longest = max ? wholeNumber(max) : null;
  if (longest !== null && (longest < shortest || longest > longestPassword))
    return bad("PASSWORD_MAX", `must be a whole number from ${shortest} to ${longestPassword}, not "${max}".`);
  const kinds = (require ?? "").split(",").flatMap((kind) => kind.trim() || []);
  if (!kinds.every(isKind))
    return bad("PASSWORD_REQUIRE", `must be a list of ${passwordKinds.join(", ")}, not "${require}".`);
  return { min: shortest, max: longest, require: passwordKinds.filter((kind) => kinds.includes(kind)) };
}

const isKind = (text: string): text is PasswordKind => (passwordKinds as readonly string[]).includes(text);

const provider =
  (name: "GOOGLE" | "APPLE") =>
  (clientId: string | undefined, clientSecret: string | undefined): Provider | null | BadVariable => {
    if (!clientId && !clientSecret) return null;
    if (!clientId) return bad(`${name}_CLIENT_ID`, `must be set where ${name}_CLIENT_SECRET is.`);
    if (!clientSecret) return bad(`${name}_CLIENT_SECRET`, `must be set where ${name}_CLIENT_ID is.`);
    return { clientId, clientSecret };
  };

const googleProvider = provider("GOOGLE");
const appleProvider = provider("APPLE");

/** The operator's configuration, read from the environment once, at start. */
export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash; canonical, sitemap and Open Graph URLs begin with it. */
  publicUrl: string;
  trustProxy: boolean;
  dataDir: string;
  /** Null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Whether an empty database may replace one that was served before. */
  allowEmpty: boolean;
  analyticsId: string | null;
  analyticsConsent: AnalyticsConsent;
  /** The maximum size of the event storage. */
  eventsMaxMb: number;
  contactEmail: string | null;
  /** Null: mails are written to files in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: Sender;
  /** Null: no text messages, and phone sign-in is not offered. */
  smsUrl: string | null;
  /** Null: generated once and stored in `dataDir`. */
  authSecret: string | null;
  passwordPolicy: PasswordPolicy;
  google: Provider | null;
  apple: Provider | null;
  /** Null: people and households are on this server. */
  firebase: HostedProject | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the configuration, or returns the invalid variable. */
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
