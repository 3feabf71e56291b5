/** A young tree in rows that grow. */
export const InvestingPicture = () => (
  <>
    <rect className="picture-sky" width="64" height="64" />
    <path className="picture-wood" d="M0 52h64v12H0z" />
    <path className="picture-line-green" strokeWidth="3" d="M14 52v-9M30 52V36M48 52V24" />
    <path
      className="picture-green"
      d="M14 43c-5 0-7-4-7-7 5 0 7 3 7 7zM30 36c-7 0-9-5-9-9 6 0 9 4 9 9zM30 36c0-5 3-9 9-9 0 4-2 9-9 9z"
    />
    <path
      className="picture-green picture-soft"
      d="M48 27c-8 0-11-6-11-11 7 0 11 5 11 11zM48 27c0-6 4-11 11-11 0 5-3 11-11 11z"
    />
  </>
);
