/** The cell of a week in ink, its corner folded. */
export function FoldedMark() {
  return (
    <svg className="sheet-mark" width="19" height="24" viewBox="0 0 17 21" aria-hidden="true">
      <path d="M2.5 0h12A2.5 2.5 0 0 1 17 2.5V12l-9 9H2.5A2.5 2.5 0 0 1 0 18.500v-16A2.5 2.5 0 0 1 2.5 0Z" />
      <path className="sheet-mark-flap" d="M9.3 20.200v-6a1.2 1.2 0 0 1 1.2-1.200h6Z" />
    </svg>
  );
}

/** Where the page is folded, or its flap once it is. */
export function FoldCorner({ isFolded }: { isFolded: boolean }) {
  return (
    <svg className="sheet-fold" width="80" height="80" viewBox="0 0 80 80" aria-hidden="true">
      {isFolded ? (
        <path className="sheet-fold-flap" d="M80 0 0 80V8a8 8 0 0 1 8-8Z" />
      ) : (
        <>
          <path className="sheet-fold-line" d="M80 1 1 80" />
          <text className="sheet-fold-word" x="56" y="60" transform="rotate(-45 56 56)" textAnchor="middle">
            fold
          </text>
        </>
      )}
    </svg>
  );
}
