const longestText = 100;

/** A number without its sign and its marks ($, %); what the separators mean is still open. */
export type BareNumber = { negative: boolean; body: string };

// The zero of each decimal script that a locale may write with; the other nine digits follow it in Unicode.
const zeros = [..."0٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐᱐꯰０𑄶𞥐"].map((zero) => zero.codePointAt(0)!);

/** One spelling for digits, spaces, minus signs and apostrophes; the invisible marks of right-to-left text are dropped. */
export function spell(text: string): string {
  return text
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("￥", "¥")
    .replaceAll("￡", "£")
    .replaceAll("￦", "₩")
    .replace(/[،⹁]/g, ",")
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, "")
    .replace(/[−‐‑‒–—﹣]/g, "-")
    .replace(/[’‘ʼ′`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** Takes spelled text apart. Two signs, as in (−5), say nothing certain. */
export function bareNumber(spelled: string, marks: readonly string[]): BareNumber | undefined {
  if (spelled.length > longestText) return undefined;
  let body = spelled;
  let signs = "";
  body = body.replace(wholePrice, "$1");
  for (let peeled = peel(body, marks); peeled; peeled = peel(body, marks)) {
    body = peeled.rest;
    signs += peeled.sign;
  }
  return signs.length > 1 ? undefined : { negative: signs === "-", body };
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** A dash for "no cents", as prices are written from the Netherlands to Sweden: 99,- and 5.– and 100:- */
const wholePrice = /(\d)[.,:]\s*-+(?=\D*$)/;

type Peeled = { rest: string; sign: "" | "+" | "-" };

// Takes one sign, pair of parentheses or currency mark off either end.
function peel(text: string, marks: readonly string[]): Peeled | undefined {
  const inParentheses = /^\((.*)\)$/.exec(text);
  if (inParentheses) return { rest: inParentheses[1]!.trim(), sign: "-" };
  const signed = /^([+-])(.*)$|^(.*)([+-])$/.exec(text);
  if (signed) return { rest: (signed[2] ?? signed[3]!).trim(), sign: (signed[1] ?? signed[4]) as "+" | "-" };
  const first = marks.find((mark) => text.startsWith(mark));
  if (first) return { rest: text.slice(first.length).trim(), sign: "" };
  const last = marks.find((mark) => text.endsWith(mark));
  return last ? { rest: text.slice(0, -last.length).trim(), sign: "" } : undefined;
}
