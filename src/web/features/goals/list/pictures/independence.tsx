/** A sail on open water. */
export const IndependencePicture = () => (
  <>
    <rect className="picture-sand" width="64" height="64" />
    <path className="picture-blue" d="M0 46h64v18H0z" />
    <path className="picture-paper" d="M31 10v30H14zM35 18v22h13z" />
    <path className="picture-line" strokeWidth="2" d="M33 8v34" />
    <path className="picture-wood" d="M12 42h40l-6 8H18z" />
  </>
);
