import { describe, expect, it } from "vitest";
import { brief, latin1, readBytes, utf8, utf16 } from "./bank-files.fixture.ts";

const german = [
  "Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag",
  "03.02.2026;Bäckerei Müller;Brötchen;-12,40",
  "13.02.2026;Café “Zoë” – Köln;Frühstück für zwei;-1.234,56",
  "27.02.2026;Arbeitgeber;Gehalt;2.500,00",
  "",
].join("\r\n");

const asRead = [
  "2026-02-03 1240 Bäckerei Müller",
  "2026-02-13 123456 Café “Zoë” – Köln",
  "2026-02-27 -250000 Arbeitgeber",
];
const plainly = (text: string) => text.replace(/[“”]/g, '"').replace("–", "-");
/** In a quoted cell, so that the marks inside are the text's own. */
const quoted = german.replace("Café “Zoë” – Köln", '"Café ""Zoë"" - Köln"');

describe("encodings", () => {
  it.each([
    ["UTF-8", utf8(german)],
    ["UTF-8 with its mark", utf8(`\ufeff${german}`)],
    ["UTF-16, low byte first, with its mark", utf16(`\ufeff${german}`, "le")],
    ["UTF-16, high byte first, with its mark", utf16(`\ufeff${german}`, "be")],
    ["UTF-16, low byte first, without", utf16(german, "le")],
    ["UTF-16, high byte first, without", utf16(german, "be")],
  ])("[IM1] %s is read letter by letter", async (_, bytes) => {
    expect((await readBytes(bytes)).entries.map(brief)).toEqual(asRead);
  });

  it("[IM1] Latin-1 is read letter by letter, with the euro sign of Windows", async () => {
    const { entries } = await readBytes(latin1(quoted.replace("-12,40", "-12,40 €")));
    expect(entries.map(brief)).toEqual(asRead.map(plainly));
  });

  it("[IM1] Latin-1 whose first umlaut comes late is read, and so is UTF-8", async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `03.02.2026;Shop ${index};;-1,00`);
    const late = ["Datum;Name;Memo;Betrag", ...rows, "04.02.2026;Müller;;-2,00"].join("\n");
    for (const bytes of [latin1(late), utf8(late)]) {
      const { entries } = await readBytes(bytes);
      expect(entries).toHaveLength(20_001);
      expect(brief(entries.at(-1)!)).toBe("2026-02-04 200 Müller");
    }
  });

  it("[IM1] a letter that a bank cut in two does not change the others", async () => {
    const sound = utf8(german);
    const cut = utf8("28.02.2026;Caf").length;
    const last = utf8("28.02.2026;Café;;-1,00");
    const bytes = Uint8Array.from([...sound, ...last.slice(0, cut + 1), ...last.slice(cut + 2)]);
    const { entries } = await readBytes(bytes);
    expect(entries.slice(0, 3).map(brief)).toEqual(asRead);
    expect(brief(entries[3]!)).toBe("2026-02-28 100 Caf\ufffd");
  });
});
