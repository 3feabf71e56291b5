/** A table with a plant on it. */
export const PurchasePicture = () => (
  <>
    <rect className="picture-sand" width="64" height="64" />
    <path className="picture-wood" d="M8 27h48v6H8z" />
    <path className="picture-line-wood" strokeWidth="4" d="M14 33l-4 22M50 33l4 22" />
    <path className="picture-paper" d="M26 27v-7h12v7z" />
    <path className="picture-green" d="M32 20c-5-6-3-11 0-13 3 2 5 7 0 13z" />
  </>
);
