/** A knot that is undone. */
export const DebtFreePicture = () => (
  <>
    <rect className="picture-meadow" width="64" height="64" />
    <path className="picture-line-green" strokeWidth="5" d="M26 38H18a9 9 0 0 1 0-18h8M38 26h8a9 9 0 0 1 0 18h-8" />
    <path className="picture-line" strokeWidth="2.5" d="M32 24v-8M27 27l-4-5M32 40v8M37 37l4 5" />
  </>
);
