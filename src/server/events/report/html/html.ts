/** Markup that is safe to write. Made by `html` and by nothing else, so whatever else is put into a page is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Content = Html | string | number | null | false | readonly Content[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(parts.map((part, index) => part + written(contents[index] ?? null)).join(""));
}

function written(content: Content): string {
  if (content === null || content === false) return "";
  if (content instanceof Html) return content.text;
  if (typeof content === "object") return content.map(written).join("");
  return escaped(String(content));
}
