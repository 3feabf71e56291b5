import type { ComponentType } from "react";
import type { GoalKind } from "#domain/household/household.ts";
import "./goal-picture.css";

/** A knot that is undone. */
const DebtFreePicture = () => (
  <>
    <rect className="picture-meadow" width="64" height="64" />
    <path className="picture-line-green" strokeWidth="5" d="M26 38H18a9 9 0 0 1 0-18h8M38 26h8a9 9 0 0 1 0 18h-8" />
    <path className="picture-line" strokeWidth="2.5" d="M32 24v-8M27 27l-4-5M32 40v8M37 37l4 5" />
  </>
);

/** An open book. */
const EducationPicture = () => (
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

/** An umbrella, for the day it rains. */
const EmergencyPicture = () => (
  <>
    <rect className="picture-sky" width="64" height="64" />
    <path className="picture-blue" d="M12 36a20 20 0 0 1 40 0z" />
    <path className="picture-paper picture-faint" d="M25 36a7 20 0 0 1 14 0z" />
    <path className="picture-line" strokeWidth="3" d="M32 16v-4M32 36v12a5 5 0 0 0 10 0" />
  </>
);

/** A house with a tree. */
const HomePicture = () => (
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

/** A sail on open water. */
const IndependencePicture = () => (
  <>
    <rect className="picture-sand" width="64" height="64" />
    <path className="picture-blue" d="M0 46h64v18H0z" />
    <path className="picture-paper" d="M31 10v30H14zM35 18v22h13z" />
    <path className="picture-line" strokeWidth="2" d="M33 8v34" />
    <path className="picture-wood" d="M12 42h40l-6 8H18z" />
  </>
);

/** A young tree in rows that grow. */
const InvestingPicture = () => (
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

/** A jar with something in it already. */
const OwnPicture = () => (
  <>
    <rect className="picture-meadow" width="64" height="64" />
    <path className="picture-paper" d="M18 22h28v28a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5z" />
    <path className="picture-green picture-soft" d="M18 38h28v12a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5z" />
    <path className="picture-wood" d="M20 12h24v8H20z" />
    <path className="picture-line" strokeWidth="2" d="M18 22h28v28a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5z" />
  </>
);

/** A table with a plant on it. */
const PurchasePicture = () => (
  <>
    <rect className="picture-sand" width="64" height="64" />
    <path className="picture-wood" d="M8 27h48v6H8z" />
    <path className="picture-line-wood" strokeWidth="4" d="M14 33l-4 22M50 33l4 22" />
    <path className="picture-paper" d="M26 27v-7h12v7z" />
    <path className="picture-green" d="M32 20c-5-6-3-11 0-13 3 2 5 7 0 13z" />
  </>
);

const corners = [0, 32].flatMap((x) => [0, 32].map((y) => ({ x, y })));

/** Tiles of a wall far away. */
const TravelPicture = () => (
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

const pictures: Readonly<Record<GoalKind, ComponentType>> = {
  emergency: EmergencyPicture,
  purchase: PurchasePicture,
  travel: TravelPicture,
  education: EducationPicture,
  home: HomePicture,
  "debt-free": DebtFreePicture,
  investing: InvestingPicture,
  independence: IndependencePicture,
  own: OwnPicture,
};

/** A decorative tile for the kind of a goal; the goal's name says the same. */
export function GoalPicture({ kind }: { kind: GoalKind }) {
  const Drawing = pictures[kind];
  return (
    <svg className="goal-tile" viewBox="0 0 64 64" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
