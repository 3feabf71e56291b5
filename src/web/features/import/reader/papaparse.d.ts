/** The part of the package that reads text. Its published types would bring Node's names into every screen. */
declare module "papaparse/papaparse.min.js" {
  interface Parsed {
    data: string[][];
    errors: { type: string; code: string; row: number }[];
    meta: { cursor: number };
  }

  interface Parser {
    /** With `ignoreLastRow` a row that the text may have cut off is left; `meta.cursor` is where it begins. */
    parse(text: string, baseIndex: number, ignoreLastRow: boolean): Parsed;
  }

  interface ParserOptions {
    delimiter: string;
    newline: "\n";
    preview?: number;
  }

  const Papa: { Parser: new (options: ParserOptions) => Parser };
  export default Papa;
}
