/** An open book. */
export const EducationPicture = () => (
  <>
    <rect className="picture-sand" width="64" height="64" />
    <path className="picture-green" d="M8 18h48v32H8z" />
    <path className="picture-paper" d="M32 21c-6-4-13-4-20-2v26c7-2 14-2 20 2 6-4 13-4 20-2V19c-7-2-14-2-20 2z" />
    <path
      className="picture-line"
      strokeWidth="2"
      d="M32 21v26M17 27c3-1 6-1 9 0M17 34c3-1 6-1 9 0M38 27c3-1 6-1 9 0"
    />
  </>
);
