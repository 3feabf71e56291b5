type Said = Readonly<Record<string, string>>;

/** What one piece of a line says, not yet a row. */
export interface Piece {
  text: string;
  answers: Said;
}

/** Puts the pieces of one line together that belong to one entry: "visa 3200, 19.9%, min 80" is one debt. */
export function joinPieces(pieces: Iterable<Piece>, nameField: string, most: number): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isMore = last !== undefined && belongTogether(last.answers, piece.answers, nameField);
    if (!isMore && joined.length === most) break;
    if (isMore) joined.pop();
    joined.push(isMore ? bothOf(last, piece) : piece);
  }
  return joined;
}

const bothOf = (before: Piece, after: Piece): Piece => ({
  text: `${before.text}, ${after.text}`,
  answers: { ...before.answers, ...after.answers },
});

// A piece with a name of its own begins an entry, unless all before it was whose pay it is.
function belongTogether(before: Said, after: Said, nameField: string): boolean {
  const onlyOwner = Object.keys(before).join() === "personId";
  return (!after[nameField] || onlyOwner) && !contradict(before, after);
}

// The same word twice says one thing; the same number twice is two entries.
const contradict = (before: Said, after: Said): boolean =>
  isBothOneAndRange({ ...before, ...after }) ||
  Object.entries(after).some(
    ([field, answer]) => before[field] !== undefined && (before[field] !== answer || /\p{N}/u.test(answer)),
  );

const isBothOneAndRange = ({ amount, low }: Said): boolean => amount !== undefined && low !== undefined;
