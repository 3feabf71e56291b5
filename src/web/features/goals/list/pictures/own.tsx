/** A jar with something in it already. */
export const OwnPicture = () => (
  <>
    <rect className="picture-meadow" width="64" height="64" />
    <path className="picture-paper" d="M18 22h28v28a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5z" />
    <path className="picture-green picture-soft" d="M18 38h28v12a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5z" />
    <path className="picture-wood" d="M20 12h24v8H20z" />
    <path className="picture-line" strokeWidth="2" d="M18 22h28v28a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5z" />
  </>
);
