import { emergencyMonths } from "../plan/safety-asks.ts";

/** The lower end of the three to six months that are commonly advised. */
export const goodEmergencyTenths = emergencyMonths * 10;

/** Shares in thousandths. A tenth of what comes in is the usual first mark for saving. */
export const goodSavingsShare = 100;

/** Lenders’ 28/36 rule; theirs is of pay before tax, ours of take-home pay, which is the more careful. */
export const goodDebtShare = 360;

/** The common measure of housing that a household can afford. */
export const goodHousingShare = 300;

export const goodHighAprDebts = 0;

/** A quarter of weeks, and how many of them were decided on. */
export const weeksLookedAt = 13;
export const goodDecidedWeeks = 10;
