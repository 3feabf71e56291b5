const corners = [0, 32].flatMap((x) => [0, 32].map((y) => ({ x, y })));

/** Tiles of a wall far away. */
export const TravelPicture = () => (
  <>
    <rect className="picture-sky" width="64" height="64" />
    {corners.map(({ x, y }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path
          className="picture-line-blue"
          strokeWidth="2.2"
          d="M0 0a16 16 0 0 1 16 16A16 16 0 0 1 0 32M32 0a16 16 0 0 0-16 16 16 16 0 0 0 16 16"
        />
        <path className="picture-blue" d="M16 9l7 7-7 7-7-7z" />
      </g>
    ))}
  </>
);
