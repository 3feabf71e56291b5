import type { Day } from "#domain/time/day.ts";
import type { Mail } from "./mail.ts";

/** What a mail says. Every part is one paragraph, whatever is in it. */
export interface MailWords {
  greeting?: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  closing?: string;
  /** A second link, small and last. */
  aside?: { label: string; url: string };
}

const signature = "Weekfold, the weekly money habit for households";

/** The same words as plain text and as HTML, which loads nothing from anywhere. */
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

/** No name can begin a paragraph of its own, or turn the direction of the words around it. */
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

/** Where a mail program drops the styles, what is left are plain paragraphs and a link in its own colours. */
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
  /** How the inviter is known: the address they sign in with. */
  invitedBy: string;
  link: string;
  expiresOn: Day;
}

const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Says who asks and what it is about, and nothing of the household itself. */
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
