import { isIP } from "node:net";
import { type HostedProject, readHostedProject } from "#sync/hosted-project.ts";
import type { Sender } from "./mail/delivery.ts";
import { isAddress } from "./mail/mail-problem.ts";

/** A variable that can't be used, with a sentence for the operator. */
export interface BadVariable {
  variable: string;
  message: string;
}

export const bad = (variable: string, message: string): BadVariable => ({
  variable,
  message: `${variable} ${message}`,
});

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

export function port(text: string | undefined): number | BadVariable {
  const value = /^\d+$/.test(text || "3000") ? Number(text || 3000) : 0;
  const isPort = value >= 1 && value <= 65_535;
  return isPort ? value : bad("PORT", `must be a whole number from 1 to 65535, not "${text}".`);
}

export function publicUrl(text: string | undefined, portText: string | undefined): string | BadVariable {
  if (!text) return `http://localhost:${portText || 3000}`;
  const url = parseUrl(text);
  const isSite = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash;
  return isSite ? url.origin : bad("PUBLIC_URL", `must be an address such as https://money.example, not "${text}".`);
}

export function toggle(name: string, text: string | undefined): boolean | BadVariable {
  if (!text || ["false", "no", "0"].includes(text)) return false;
  if (["true", "yes", "1"].includes(text)) return true;
  return bad(name, `must be yes or no, not "${text}".`);
}

export function postgresUrl(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  // The address holds a password, so the message does not repeat it.
  return /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? "")
    ? text
    : bad("DATABASE_URL", "must be an address that begins with postgres://.");
}

export function measurementId(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  return /^(G|GT|AW)-[A-Z0-9-]+$/.test(text) ? text : bad("ANALYTICS_ID", `must look like G-ABC123, not "${text}".`);
}

/** Each visitor is asked; the operator has decided for all; or nothing is measured at all. */
export type AnalyticsConsent = "ask" | "granted" | "off";

export function analyticsConsent(text: string | undefined): AnalyticsConsent | BadVariable {
  if (!text) return "ask";
  return text === "granted" || text === "off"
    ? text
    : bad("ANALYTICS_CONSENT", `must be granted or off, or not be set, so that visitors are asked; not "${text}".`);
}

const mostMegabytes = 1_000_000;

export function eventsMaxMb(text: string | undefined): number | BadVariable {
  const value = /^\d{1,7}$/.test(text || "500") ? Number(text || 500) : 0;
  return value >= 1 && value <= mostMegabytes
    ? value
    : bad("EVENTS_MAX_MB", `must be a whole number from 1 to ${mostMegabytes}, not "${text}".`);
}

export function contactEmail(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)
    ? text
    : bad("CONTACT_EMAIL", `must be an email address, not "${text}".`);
}

/** What an operator may add to the address; nodemailer would take more, such as writing every mail to its own log. */
const smtpOption = /^(requireTLS|ignoreTLS|name|authMethod|tls\.\w+)$/;

export function smtpUrl(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  const url = parseUrl(text);
  const isServer = url && /^smtps?:$/.test(url.protocol) && url.hostname && /^\/?$/.test(url.pathname) && !url.hash;
  // It holds a password too. One with a sign such as # or / in it, unescaped, ends up elsewhere in the address.
  return isServer && [...url.searchParams.keys()].every((name) => smtpOption.test(name))
    ? text
    : bad("SMTP_URL", "must be an address such as smtp://user:password@mail.example:587, with %-escaped signs.");
}

export function smsUrl(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  // It may hold a key, so the message does not repeat it.
  return /^https?:$/.test(parseUrl(text)?.protocol ?? "")
    ? text
    : bad("SMS_URL", "must be an address such as https://user:key@sms.example/send.");
}

export function hostedProject(text: string | undefined): HostedProject | null | BadVariable {
  if (!text) return null;
  const read = readHostedProject(text);
  return typeof read === "string" ? bad("FIREBASE_CONFIG", read) : read;
}

export function mailFrom(text: string | undefined, site: string | undefined): Sender | BadVariable {
  if (!text) return { name: "Weekfold", address: `no-reply@${mailHost(site)}` };
  const [, name = "", address = text] = /^"?([^<>"\p{C}]*?)"?\s*<([^<>]+)>$/u.exec(text) ?? [];
  return isAddress(address)
    ? { name: name.trim(), address }
    : bad("MAIL_FROM", `must be an address such as Weekfold <post@money.example>, not "${text}".`);
}

/** A number in place of a name stands in brackets. */
function mailHost(site: string | undefined): string {
  const host = parseUrl(site || "")?.hostname || "localhost";
  if (host.startsWith("[")) return host.replace("[", "[IPv6:");
  return isIP(host) ? `[${host}]` : host;
}
