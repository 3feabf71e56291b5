/** A variable that can't be used, with a sentence for the operator. */
export interface BadVariable {
  variable: string;
  message: string;
}

const bad = (variable: string, message: string): BadVariable => ({ variable, message: `${variable} ${message}` });

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
  if (!text || text === "false" || text === "0") return false;
  if (text === "true" || text === "1") return true;
  return bad(name, `must be true or false, not "${text}".`);
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

export function contactEmail(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)
    ? text
    : bad("CONTACT_EMAIL", `must be an email address, not "${text}".`);
}
