/** An umbrella, for the day it rains. */
export const EmergencyPicture = () => (
  <>
    <rect className="picture-sky" width="64" height="64" />
    <path className="picture-blue" d="M12 36a20 20 0 0 1 40 0z" />
    <path className="picture-paper picture-faint" d="M25 36a7 20 0 0 1 14 0z" />
    <path className="picture-line" strokeWidth="3" d="M32 16v-4M32 36v12a5 5 0 0 0 10 0" />
  </>
);
