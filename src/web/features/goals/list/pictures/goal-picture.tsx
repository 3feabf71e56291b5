import type { ComponentType } from "react";
import type { GoalKind } from "#domain/household/household.ts";
import { DebtFreePicture } from "./debt-free.tsx";
import { EducationPicture } from "./education.tsx";
import { EmergencyPicture } from "./emergency.tsx";
import { HomePicture } from "./home.tsx";
import { IndependencePicture } from "./independence.tsx";
import { InvestingPicture } from "./investing.tsx";
import { OwnPicture } from "./own.tsx";
import { PurchasePicture } from "./purchase.tsx";
import { TravelPicture } from "./travel.tsx";
import "./goal-picture.css";

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

/** A small tile for what a goal is. Its name says the same. */
export function GoalPicture({ kind }: { kind: GoalKind }) {
  const Drawing = pictures[kind];
  return (
    <svg className="goal-tile" viewBox="0 0 64 64" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
