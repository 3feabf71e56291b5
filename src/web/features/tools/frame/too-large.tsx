/** Nothing typed is lost: with smaller figures the answer is there again. */
export const TooLarge = () => (
  <p className="tool-said" role="status">
    These figures grow past what can be counted to the cent. With smaller ones there is an answer.
  </p>
);
