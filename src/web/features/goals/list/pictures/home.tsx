/** A house with a tree. */
export const HomePicture = () => (
  <>
    <rect className="picture-meadow" width="64" height="64" />
    <path className="picture-green" d="M0 44h64v20H0z" />
    <path className="picture-paper" d="M14 44V28l14-11 14 11v16z" />
    <path className="picture-line" strokeWidth="3" d="M11 29.5 28 16l17 13.5" />
    <path className="picture-green" d="M24.5 44V33h7v11z" />
    <circle className="picture-green picture-soft" cx="51" cy="31" r="8" />
    <path className="picture-line" strokeWidth="2" d="M51 36v9" />
  </>
);
