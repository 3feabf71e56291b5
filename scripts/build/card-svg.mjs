/** A card of 1200 × 630 as pages are shared with: the passbook’s cover, the article’s topic and its title. */
export function cardSvg({ title, topic }) {
  const lines = wrapped(title, 27);
  const top = 330 - (lines.length - 1) * 38;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#003e3c"/>
<path d="M80 520H1120" stroke="#20655f" stroke-width="2"/>
<text x="80" y="${top - 92}" font-family="Instrument Sans" font-size="30" fill="#cae6d8">${escapeXml(topic)}</text>
${lines.map((line, at) => titleLine(line, top + at * 76)).join("\n")}
<text x="80" y="578" font-family="Besley" font-size="30" fill="#f5fcf9">Weekfold</text>
<text x="1120" y="577" text-anchor="end" font-family="Instrument Sans" font-size="26" fill="#cae6d8">Compared with dates and sources, by a maker of one of them</text>
${mark}
</svg>`;
}

const titleLine = (line, y) =>
  `<text x="80" y="${y}" font-family="Besley" font-size="62" fill="#f5fcf9">${escapeXml(line)}</text>`;

/** The folded week of the logo, at the top right. */
const mark = `<g transform="translate(1040 64) scale(1.6)">
<path d="M4 0H46a4 4 0 0 1 4 4V34L34 50H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" fill="#f7bd36"/>
<path d="M34 50V37a3 3 0 0 1 3-3H50Z" fill="#fdf0cd"/>
</g>`;

/** Words in lines of at most so many characters. */
export function wrapped(text, most) {
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const escapeXml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
