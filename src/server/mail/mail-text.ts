import type { Day } from "#domain/time/day.ts";
import type { Mail } from "./mail.ts";

/** The texts of a mail. Every part becomes one paragraph. */
export interface MailWords {
  greeting?: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  closing?: string;
  /** A second link, small and last. */
  aside?: { label: string; url: string };
}

const signature = "Weekfold, the weekly money habit for households";

/** The same texts as plain text and as HTML without external resources. */
export function mailText(words: MailWords): { text: string; html: string } {
  const { greeting, paragraphs, action, closing, aside } = words;
  for (const link of [action, aside])
    if (link && !/^https?:\/\/\S+$/.test(link.url)) throw new TypeError("a mail links to web addresses only");
  const before = [...(greeting ? [greeting] : []), ...paragraphs].map(oneLine);
  const after = closing ? [oneLine(closing)] : [];
  const text = [...before, ...linkText(action), ...after, ...linkText(aside), signature].join("\n\n");
  const blocks = [...before.map(paragraph), ...button(action), ...after.map(quiet), ...quietLink(aside)];
  return { text: `${text}\n`, html: page(blocks) };
}

/** Keeps user input from starting a paragraph or changing the writing direction. */
const oneLine = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const quiet = (text: string) => `<p class="quiet">${escaped(text)}</p>`;
type Link = MailWords["action"];
const linkText = (link: Link) => (link ? [`${oneLine(link.label)}:\n${link.url}`] : []);
const anchor = ({ label, url }: NonNullable<Link>, look: string) =>
  `<a class="${look}" href="${escaped(url)}">${escaped(oneLine(label))}</a>`;
const button = (link: Link) => (link ? [`<p>${anchor(link, "action")}</p>`] : []);
const quietLink = (link: Link) => (link ? [`<p class="quiet">${anchor(link, "quiet")}</p>`] : []);

/** Mail programs that drop the styles show plain paragraphs and links. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #eff7f3; color: #092725; font: 16px/1.5 system-ui, sans-serif; }
main { display: block; max-width: 520px; margin: 0 auto; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.action { display: inline-block; padding: 12px 20px; border-radius: 6px; background: #003e3c; color: #f5fcf9; font-weight: 600; text-decoration: none; }
.quiet { color: #3a534f; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #091515; color: #e6efea; }
  .action { background: #cae6d8; color: #071f1e; }
  .quiet { color: #b3c2bc; }
}
`;

const page = (blocks: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Weekfold</title>
<style>${styles}</style>
</head>
<body>
<main>
${[...blocks, quiet(signature)].join("\n")}
</main>
</body>
</html>
`;

interface MailedInvitation {
  to: string;
  /** The address that the inviter signs in with. */
  invitedBy: string;
  link: string;
  expiresOn: Day;
}

const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Names the inviter and the purpose, and nothing about the household itself. */
export function invitationMail({ to, invitedBy, link, expiresOn }: MailedInvitation): Mail {
  const lastDay = inWords.format(Date.parse(expiresOn));
  const words = mailText({
    greeting: "Hello,",
    paragraphs: [
      `${invitedBy} would like to share a household with you on Weekfold: one plan for the week that everyone in it sees.`,
      "It is free and needs no bank login. Opening the link decides nothing; there you see what it is, and join if you like.",
      `The link works once, until ${lastDay}.`,
    ],
    action: { label: "See the invitation", url: link },
    closing: "If you don’t know who this is, you can leave this mail be. Nothing happens without you.",
  });
  return { to, subject: "An invitation to a household on Weekfold", ...words };
}
